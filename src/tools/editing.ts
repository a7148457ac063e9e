import type { FileHandle } from 'node:fs/promises';
import { openForWriting, stampOf } from '../workspace/write-files.ts';
import type { WritableFile } from '../workspace/write-files.ts';
import { count } from './excerpt.ts';
import { readable } from './readable.ts';
import type { RunState } from './run-state.ts';
import type { ToolUseContext } from './types.ts';

/** Largest file that is edited, and that is written: 8 MiB and 2 MiB. */
const mostEditedBytes = 8 * 1024 * 1024;
export const mostWrittenBytes = 2 * 1024 * 1024;

export type Editing = WritableFile & { own: RunState };
export type NotEdited = { reason: string };

/**
 * Opens a file of the agent's work tree for a change. One that exists must have been read before, and be as it was then.
 * The caller closes the handle.
 */
export async function openForChange(
  context: ToolUseContext,
  file: string,
  { make }: { make: boolean },
): Promise<Editing | NotEdited> {
  const { workTree, own } = context;
  if (!workTree || !own)
    return {
      reason: 'Nothing is written here: this agent has no work tree of its own. Say what should change.',
    };
  const opened = await openForWriting(workTree.root, file, { make });
  if (!('handle' in opened)) return opened;
  const fault = opened.created ? null : unfit(context, opened, own);
  if (fault === null) return { ...opened, own };
  await opened.handle.close();
  return { reason: fault };
}

function unfit(context: ToolUseContext, { relative, stamp }: WritableFile, own: RunState): string | null {
  if (!readable(context, { relative, real: relative }))
    return `${relative} may not be read, so it is not written either: a deny rule covers it`;
  const known = own.files.known(relative);
  if (known === null) return `${relative} exists and has not been read by you; Read it first`;
  if (known.bytes !== stamp.bytes || known.mtimeNs !== stamp.mtimeNs)
    return `${relative} has changed since you read it; Read it again`;
  if (stamp.bytes > mostEditedBytes)
    return `${relative} is too large to be edited (${count(stamp.bytes)} bytes; the most is ${count(mostEditedBytes)}); change it in Bash`;
  return null;
}

/** The whole file as text; null where its bytes are not UTF-8, so that writing it back would change them. */
export async function wholeText({ handle, stamp }: Editing): Promise<string | null> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(stamp.bytes), 0, stamp.bytes, 0);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(buffer.subarray(0, bytesRead));
  } catch {
    return null;
  }
}

/** Replaces the file's content; the run knows it from then on. */
export async function replaceContent({ handle, relative, own }: Editing, text: string): Promise<void> {
  await handle.truncate(0);
  await writeAll(handle, Buffer.from(text, 'utf8'));
  own.files.remember(relative, stampOf(await handle.stat({ bigint: true })));
}

async function writeAll(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, at);
    at += bytesWritten;
  }
}
