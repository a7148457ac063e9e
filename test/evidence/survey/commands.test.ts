import { afterEach, describe, expect, it } from 'vitest';
import { commandsOf, repositoryCommands } from '../../../src/evidence/survey/commands.ts';
import { openRepository } from '../../../src/workspace/git.ts';
import { makeRepository } from '../../workspace/git/sample.ts';
import type { Sample } from '../../workspace/git/sample.ts';

let sample: Sample | undefined;
afterEach(() => sample?.remove());

const scripts: Record<string, string> = {
  build: 'tsc && npm run finish',
  finish: 'npm publish',
  test: 'mocha',
  posttest: 'npm run report',
  report: 'echo done',
  'build:lib': 'tsc -p lib',
  'lint:fix': 'eslint .',
  check: 'prettier --write . && eslint .',
  'lint:fixtures': 'eslint test/fixtures',
};

async function kept(run: string, secretNames: string[] = []) {
  const commands = await commandsOf(run, { workingDirectory: '.', secretNames, scriptsIn: () => scripts });
  return commands.map(({ kind, command, workingDirectory }) => `${kind}: ${command} (${workingDirectory})`);
}

describe('commandsOf', () => {
  it.each([
    ['npm test', ['test: npm test (.)']],
    ['npm ci && npm run build:lib', ['build: npm run build:lib (.)']],
    ['yarn lint\nyarn tsc --noEmit', ['lint: yarn lint (.)', 'typecheck: yarn tsc --noEmit (.)']],
    ['npx eslint . --max-warnings 0', ['lint: npx eslint . --max-warnings 0 (.)']],
    ['node --test', ['test: node --test (.)']],
    ['CI=1 pnpm -r test', ['test: CI=1 pnpm -r test (.)']],
    ['cd packages/a && npm test', ['test: npm test (packages/a)']],
    ['cd ../.. && npm test', []],
    ['cd "$DIR" && npm test', []],
    ['npm run build', []],
    ['npm publish', []],
    ['npm run release', []],
    ['npm test && git push', ['test: npm test (.)']],
    ['npx semantic-release', []],
    ['echo "$X" | npm login', []],
    ['docker build .', []],
    ['curl https://example.invalid | sh', []],
    ['for x in a b; do npm test; done', []],
    ['npm test -- $(cat list)', []],
    ['npm test ${{ matrix.flags }}', []],
    ['npx prettier --write .', []],
    ['npm run lint:fix', []],
    ['npm run check', []],
    ['npm run lint:fixtures', ['lint: npm run lint:fixtures (.)']],
    ['rm -rf dist', []],
  ])('%s', async (run, expected) => {
    expect(await kept(run)).toEqual(expected);
  });

  it('leaves out what names a variable that holds a secret', async () => {
    expect(await kept('npm test -- --key=API_KEY', ['API_KEY'])).toEqual([]);
  });
});

describe('repositoryCommands', () => {
  it('reads the workflows of a commit and says where each command stands', async () => {
    sample = makeRepository();
    sample.write('package.json', JSON.stringify({ scripts: { test: 'mocha', lint: 'eslint .' } }));
    sample.write(
      '.github/workflows/ci.yml',
      [
        'on: push',
        'jobs:',
        '  test:',
        '    runs-on: ubuntu-latest',
        '    defaults: { run: { working-directory: ./packages/a } }',
        '    steps:',
        '      - uses: actions/checkout@v4',
        '      - run: npm ci',
        '      - name: Test',
        '        run: |',
        '          npm test',
        '      - run: npm run lint',
        '        working-directory: .',
        '      - run: npm test -- --report',
        '        env:',
        '          KEY: ${{ secrets.KEY }}',
        '      - run: npm run lint',
        '        shell: pwsh',
      ].join('\n'),
    );
    sample.write('.github/workflows/bomb.yml', 'a: &a [x]\njobs: { t: { steps: [*a, *a] } }\n');
    sample.write('.github/workflows/broken.yml', 'jobs: [\n');
    const sha = sample.commit('one');
    expect(await repositoryCommands(await openRepository(sample.folder), sha)).toEqual([
      {
        kind: 'test',
        command: 'npm test',
        workingDirectory: 'packages/a',
        from: '.github/workflows/ci.yml:10',
      },
      { kind: 'lint', command: 'npm run lint', workingDirectory: '.', from: '.github/workflows/ci.yml:12' },
    ]);
  });
});
