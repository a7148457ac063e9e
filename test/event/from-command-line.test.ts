import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../src/base/errors.ts';
import { localEvent, parseCommandLine } from '../../src/event/from-command-line.ts';
import { fc } from '../property.ts';

describe('the command line', () => {
  it('verify takes both refs and the settings of a run', () => {
    const command = parseCommandLine([
      'verify',
      '--base',
      'main',
      '--head=topic',
      '--json',
      '--max-usd',
      '0.5',
    ]);
    expect(command).toMatchObject({
      kind: 'verify',
      base: 'main',
      head: 'topic',
      output: { json: true, quiet: false },
    });
    expect(command.kind === 'verify' && command.given('max-usd')).toBe('0.5');
  });

  it('demo has the wrong change as its default', () => {
    expect(parseCommandLine(['demo'])).toMatchObject({ kind: 'demo', change: 'wrong', into: null });
  });

  it('doctor takes nothing but --json', () => {
    expect(parseCommandLine(['doctor'])).toEqual({ kind: 'doctor', json: false });
    expect(parseCommandLine(['doctor', '--json'])).toEqual({ kind: 'doctor', json: true });
  });

  it.each([[[]], [['help']], [['--help']], [['verify', '--help']], [['-h']]])('%j asks for help', (argv) => {
    expect(parseCommandLine(argv)).toEqual({ kind: 'help' });
  });

  it.each([
    [['verfy'], /unknown command "verfy"/, /Did you mean verify\?/],
    [['verify', '--bse', 'main'], /unknown flag "--bse"/, /Did you mean --base\?/],
    [['verify', '--xyzzy'], /unknown flag "--xyzzy"/, /gainsay help/],
    [['verify', 'main'], /unknown argument "main"/, /gainsay help/],
    [['verify', '--base'], /--base needs a value/, /--base=VALUE/],
    [['verify', '--json=yes'], /--json takes no value/, /alone/],
    [['doctor', '--sandbox', 'none'], /unknown flag "--sandbox"/, /gainsay help/],
    [['agents', '--base', 'x'], /unknown flag "--base"/, /gainsay help/],
  ])('%j is refused', (argv, message, remedy) => {
    const error = thrownBy(() => parseCommandLine(argv));
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error).toMatchObject({
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(remedy),
    });
  });

  it('never answers anything but a command or an InvalidInput', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('verify', '--base', '--json', '--'))),
        (argv) => {
          const error = thrownBy(() => parseCommandLine(argv));
          expect(error === null || error instanceof InvalidInput).toBe(true);
        },
      ),
    );
  });
});

describe('what a change is compared with', () => {
  it('is the default branch when nobody says it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-base-'));
    try {
      const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid'];
      execFileSync('git', ['init', '--quiet', '--initial-branch=master'], { cwd: folder });
      execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '-m', 'x'], { cwd: folder });
      expect(await localEvent({ base: null, head: 'HEAD' }, folder)).toEqual({
        kind: 'local',
        directory: folder,
        base: 'master',
        head: 'HEAD',
      });
      execFileSync('git', ['branch', '--quiet', '--move', 'master', 'trunk'], { cwd: folder });
      await expect(localEvent({ base: null, head: 'HEAD' }, folder)).rejects.toThrow(/neither origin\/HEAD/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}
