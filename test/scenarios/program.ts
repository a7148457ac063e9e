import { spawn, type ChildProcess } from 'node:child_process';
import { builtProgram } from './bundle.ts';

export type Ended = { code: number | null; stdout: string; stderr: string };

export type Running = { child: ChildProcess; ended: Promise<Ended> };

/** Starts a program with nothing in its environment but PATH, HOME and `env`. */
export function start(
  args: readonly string[],
  { env = {}, cwd, entry }: { env?: Record<string, string>; cwd?: string; entry: string },
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

/** The program that the sources make, or another of its entries, from start to end. */
export async function run(
  args: readonly string[],
  { entry, ...more }: { env?: Record<string, string>; cwd?: string; entry?: string } = {},
): Promise<Ended> {
  return start(args, { ...more, entry: entry ?? (await builtProgram()) }).ended;
}
