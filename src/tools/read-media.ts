import type { FileHandle } from 'node:fs/promises';
import type { Media } from '../model/types.ts';
import { count } from './excerpt.ts';
import { imageOf } from './media/image.ts';
import { pdfPages } from './media/pdf.ts';
import type { RunState } from './run-state.ts';

/** Of one file, 2 MiB; providers take requests of about 32 MB, and a history is sent whole each time. */
const mostBytes = 2 * 1024 * 1024;
const mostPixels = 8000;
const mostPages = 20;
/** Of one run. Beyond twenty images providers take smaller ones only. */
const mostShown = { bytes: 12 * 1024 * 1024, images: 20, pages: 80 };

/** What a run has shown its model besides text. */
export type MediaShown = { bytes: number; images: number; pages: number };

/** An image or a PDF for the model, with a line that says what it is; or why it is not shown, to follow the file's name. */
export async function readMedia(
  handle: FileHandle,
  bytes: number,
  own: RunState,
): Promise<{ media: Media; about: string } | { reason: string }> {
  if (bytes > mostBytes) return { reason: `too large to be shown; the most is ${count(mostBytes)} bytes` };
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
  const content = buffer.subarray(0, bytesRead);
  const found = content.subarray(0, 5).equals(Buffer.from('%PDF-')) ? pdf(content) : image(content);
  if ('reason' in found) return found;
  const { shown, media, about } = found;
  for (const kind of ['bytes', 'images', 'pages'] as const) {
    const before = own.mediaShown[kind];
    if (before + shown[kind] > mostShown[kind])
      return {
        reason: `one too many: this run has seen ${count(before)} ${kind} of images and PDFs, and the most is ${count(mostShown[kind])}`,
      };
  }
  for (const kind of ['bytes', 'images', 'pages'] as const) own.mediaShown[kind] += shown[kind];
  return { media, about };
}

type Found = { shown: MediaShown; media: Media; about: string } | { reason: string };

function pdf(content: Buffer): Found {
  const pages = pdfPages(content);
  if (typeof pages !== 'number') return { reason: pages.reason };
  if (pages > mostPages)
    return {
      reason: `a PDF of ${count(pages)} pages; at most ${mostPages} are shown (try pdftotext in Bash)`,
    };
  const media: Media = { mediaType: 'application/pdf', base64: content.toString('base64') };
  return { shown: { bytes: content.length, images: 0, pages }, media, about: `PDF, pages: ${pages}` };
}

function image(content: Buffer): Found {
  const known = imageOf(content);
  if (known === null) return { reason: 'not a whole PNG, JPEG, GIF or WebP image' };
  const { mediaType, width, height } = known;
  if (width > mostPixels || height > mostPixels || width * height === 0)
    return { reason: `an image of ${width} × ${height} pixels; at most ${mostPixels} a side are shown` };
  const media: Media = { mediaType, base64: content.toString('base64') };
  return {
    shown: { bytes: content.length, images: 1, pages: 0 },
    media,
    about: `${mediaType}, ${width} × ${height} pixels`,
  };
}
