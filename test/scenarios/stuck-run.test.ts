import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './bundle.ts';

beforeAll(builtProgram, 240_000);

describe('the door, around work that hangs', () => {
  it.each([
    [
      'something still runs',
      'setInterval(() => undefined, 1000); await new Promise(() => undefined)',
      300,
      'did not end',
    ],
    [
      'nothing is left that could end it',
      'await new Promise(() => undefined)',
      60_000,
      'cannot happen any more',
    ],
  ])('as a process: %s', async (_, work, limitMs, message) => {
    const { code, stdout } = await asProcess(work, limitMs);
    expect(stdout).toContain(
      `closed: the run ${limitMs === 300 ? '' : 'waits for something that '}${message}`,
    );
    expect(code).toBe(7);
  });

  it('the guard itself keeps no process alive', async () => {
    const started = performance.now();
    const { code, stdout } = await asProcess('return 1', 60_000);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'done' });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

/** Runs the work as the door does; exit code 7 when it failed. */
async function asProcess(work: string, limitMs: number): Promise<{ code: number | null; stdout: string }> {
  const module = pathToFileURL(path.join(path.dirname(await builtProgram()), 'base/until-stopped.js')).href;
  const script = `
    import { untilStopped } from ${JSON.stringify(module)};
    const close = async (stuck) => void process.stdout.write('closed: ' + stuck.message);
    const stop = { signal: new AbortController().signal, first: new Promise(() => undefined) };
    const outcome = await untilStopped(stop, { close, graceMs: 200, limitMs: ${limitMs} }, async () => { ${work} });
    if (outcome.kind === 'failed') process.exit(7);
    process.stdout.write(outcome.kind);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { code: status, stdout };
}
