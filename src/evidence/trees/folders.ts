import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { GainsayError } from '../../base/errors.ts';
import { runProcess } from '../../workspace/process.ts';
import { removeFolder } from '../../workspace/remove-folder.ts';

/**
 * Copies files and folders with modes, times and links, sharing blocks where the file system can. `into` must exist.
 * Rejects with GainsayError.
 */
export async function copyInto(sources: string[], into: string, signal: AbortSignal): Promise<void> {
  if (sources.length === 0) return;
  const reflink = process.platform === 'linux' ? ['--reflink=auto'] : [];
  const { exit, stderr } = await runProcess(
    {
      argv: ['cp', process.platform === 'linux' ? '-a' : '-pPR', ...reflink, '--', ...sources, into],
      cwd: into,
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' },
      timeoutMs: 600_000,
      maxOutputBytes: 64 * 1024,
    },
    signal,
  );
  if (exit.kind === 'code' && exit.code === 0) return;
  signal.throwIfAborted();
  throw new GainsayError(`a tree could not be copied to ${into}: ${stderr.slice(0, 500)}`, {
    remedy: 'Free space on the disk, or choose another folder for the run.',
  });
}

/** Copies what is in a folder, not the folder. */
export async function copyContents(from: string, into: string, signal: AbortSignal): Promise<void> {
  await copyInto([`${from}/.`], into, signal);
}

/**
 * Lays what is in a folder over what is in another. What is in the way goes first: a link of a tree leads anywhere on
 * this machine, and a copy would be written through it.
 */
export async function layOver(from: string, into: string, signal: AbortSignal): Promise<void> {
  await makeWay(from, into);
  await copyContents(from, into, signal);
}

async function makeWay(from: string, into: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const place = path.join(into, entry.name);
    const there = await lstat(place).catch(absent);
    if (there === null) continue;
    if (entry.isDirectory() && there.isDirectory()) await makeWay(path.join(from, entry.name), place);
    else await removeFolder(place);
  }
}

/** Whether the way to `place` below `root` goes through folders alone, as far as it is there: through links it leads anywhere. */
export async function staysInside(root: string, place: string): Promise<boolean> {
  let at = root;
  for (const part of path.dirname(place).split(path.sep)) {
    at = path.join(at, part);
    const found = await lstat(at).catch(absent);
    if (found === null) return true;
    if (!found.isDirectory()) return false;
  }
  return true;
}

function absent(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}
