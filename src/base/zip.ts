import type { Entry } from 'yauzl';
import { GainsayError } from './errors.ts';
import { reasonOf } from './reason.ts';

/**
 * The bytes of an archive's only entry, `name`, inflated in memory: nothing of the archive becomes a path. Any other
 * number of entries, another name, a link, an encrypted one, sizes that lie and more than `mostBytes` are refused.
 * Whatever the archive holds, it throws nothing but GainsayError.
 */
export async function onlyEntry(archive: Buffer, name: string, mostBytes: number): Promise<Buffer> {
  try {
    const { fromBufferPromise } = await import('yauzl');
    // Sizes and the names' form are validated by it; encrypted data it does not read.
    const zip = await fromBufferPromise(archive, { strictFileNames: true });
    if (zip.entryCount !== 1) throw new Error(`it has ${zip.entryCount} entries, not one`);
    for await (const entry of zip.eachEntry()) {
      refuseOther(entry, name, mostBytes);
      return await collect(await zip.openReadStreamPromise(entry), mostBytes);
    }
    throw new Error('its one entry is not there');
  } catch (cause) {
    throw new GainsayError(`The archive is refused: ${JSON.stringify(reasonOf(cause).slice(0, 300))}`, {
      remedy: `It must hold ${name} and nothing else, as actions/upload-artifact packs a single file.`,
      cause,
    });
  }
}

const unix = 3;
const [typeMask, regularFile] = [0o170000, 0o100000];

function refuseOther(entry: Entry, name: string, mostBytes: number): void {
  if (entry.fileName !== name) throw new Error(`its entry is ${entry.fileName.slice(0, 100)}`);
  const type = (entry.externalFileAttributes >>> 16) & typeMask;
  if (entry.versionMadeBy >>> 8 === unix && type !== 0 && type !== regularFile)
    throw new Error('its entry is no regular file');
  if (entry.uncompressedSize > mostBytes)
    throw new Error(`its entry has ${entry.uncompressedSize} bytes, more than ${mostBytes}`);
}

/** What is inflated is counted here again, whatever the archive says of itself. */
async function collect(stream: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`its entry inflates to more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
