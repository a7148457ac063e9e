import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The committed bundle, as a user runs it. GAINSAY_TEST_PROGRAM names another while one works on it. */
export const program = path.resolve(
  process.env['GAINSAY_TEST_PROGRAM'] ?? path.join(import.meta.dirname, '../../dist/index.js'),
);

export type Ended = { code: number | null; stdout: string; stderr: string };

export type Running = { child: ChildProcess; ended: Promise<Ended> };

/** Starts the bundle with nothing in its environment but PATH, HOME and `env`. */
export function start(
  args: readonly string[],
  { env = {}, cwd, entry = program }: { env?: Record<string, string>; cwd?: string; entry?: string } = {},
): Running {
  const child = spawn(process.execPath, [entry, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.stderr += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...texts }));
  });
  return { child, ended };
}

export function run(...arguments_: Parameters<typeof start>): Promise<Ended> {
  return start(...arguments_).ended;
}
