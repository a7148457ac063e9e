import { createHash } from 'node:crypto';
import { createReadStream, realpathSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { GainsayError } from '../base/errors.ts';
import { findOn, machine } from './machine.ts';
import type { Mount } from './types.ts';

/** The allow list of what every command sees of this machine, read-only. Every sandbox adds it by itself. */
export async function machineMounts(): Promise<Mount[]> {
  return machine().readOnly.map((place) => ({ kind: 'read-only', from: place, at: place }));
}

export type Tool = {
  /** All symbolic links resolved. */
  path: string;
  sha256: string;
};

/**
 * The program that a command gets for this name when nothing shadows it, with the hash of its content, for the
 * evidence. Reads the whole file (100 MB for node: about 0.1 s). Throws GainsayError when there is none.
 */
export async function resolveTool(name: string): Promise<Tool> {
  const found = findOn(machine().searchPath, name);
  if (found === null)
    throw new GainsayError(`${name} is not among the programs that commands may use`, {
      remedy: `Install ${name} below /usr or beside node. Searched: ${machine().searchPath.join(', ')}`,
    });
  const file = realpathSync(found);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path: file, sha256: hash.digest('hex') };
}
