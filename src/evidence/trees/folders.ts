import { GainsayError } from '../../base/errors.ts';
import { runProcess } from '../../workspace/process.ts';

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
