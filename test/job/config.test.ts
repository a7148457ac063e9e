import { describe, expect, it } from 'vitest';
import { defaultConfig, parseConfig } from '../../src/job/config.ts';

const file = '.github/gainsay.yml';

describe('the configuration', () => {
  it('is complete when the file is empty', async () => {
    expect(await parseConfig('', file)).toEqual(defaultConfig);
    expect(defaultConfig.install).toMatchObject({ scripts: false, adopt: true, credentials: [] });
  });

  it('reads every section', async () => {
    const config = await parseConfig(
      [
        'version: 1',
        'working-directory: packages/core',
        'env: { PORT: 3000, DEBUG: true }',
        'install: { command: make deps, credentials: [NPM_TOKEN] }',
        'steps:',
        '  - name: contract',
        '    run: npm run contract',
        'services: { ports: [5432] }',
        'network: { hosts: [api.example.com, 10.0.0.5:8443] }',
      ].join('\n'),
      file,
    );
    expect(config.env).toEqual({ PORT: '3000', DEBUG: 'true' });
    expect(config.steps).toEqual([
      {
        name: 'contract',
        run: 'npm run contract',
        kind: 'regression',
        'working-directory': '.',
        'timeout-seconds': 300,
      },
    ]);
    expect(config.services.ports).toEqual([5432]);
    expect(config.network.hosts).toEqual(['api.example.com', '10.0.0.5:8443']);
  });

  it.each([
    [
      'an unknown key',
      'version: 1\nstepz: []\n',
      '.github/gainsay.yml:2 (stepz): unknown key `stepz`',
      'steps',
    ],
    [
      'an unknown nested key',
      'install:\n  comand: x\n',
      '.github/gainsay.yml:2 (install.comand): unknown key `comand`',
      'command',
    ],
    [
      'a bad value',
      'steps:\n  - name: a\n    run: b\n    timeout-seconds: 0\n',
      '.github/gainsay.yml:4 (steps.0.timeout-seconds)',
      'docs/configuration.md',
    ],
    [
      'an address where a host is wanted',
      'network:\n  hosts:\n    - https://api.example.com/\n',
      '.github/gainsay.yml:3 (network.hosts.0): must be a host name',
      'docs/configuration.md',
    ],
    [
      'a path that leaves the repository',
      'working-directory: ../x\n',
      '.github/gainsay.yml:1 (working-directory)',
      'docs',
    ],
    ['YAML that is broken', 'steps: [\n', '.github/gainsay.yml:', 'Mend'],
    ['a list where a mapping belongs', '- a\n', '.github/gainsay.yml:1 (the document)', 'docs'],
  ])('names file, line, field and remedy for %s', async (_, text, message, remedy) => {
    const error = await parseConfig(text, file).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'InvalidInput',
      message: expect.stringContaining(message),
      remedy: expect.stringContaining(remedy),
    });
  });

  it('does not expand an alias bomb', async () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefghij'.split('').map((name, i) => `${name}: &${name} [${`*${'abcdefghij'[i]},`.repeat(9)}]`),
    ];
    await expect(parseConfig(bomb.join('\n'), file)).rejects.toThrow();
  });
});
