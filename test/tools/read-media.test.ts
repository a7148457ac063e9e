import { crc32, deflateSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageParams } from '../../src/model/anthropic-request.ts';
import { readTool } from '../../src/tools/read.ts';
import { createRunState } from '../../src/tools/run-state.ts';
import type { ToolUseContext } from '../../src/tools/types.ts';
import { fc } from '../property.ts';
import { agent, call as calls, openStage, play, say } from '../runtime/stage.ts';
import { call, toolContext } from './tool-context.ts';

let root: string;
let context: ToolUseContext;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'gainsay-media-'));
  context = toolContext({ root, media: true, own: createRunState() });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function read(name: string, bytes: Buffer | string) {
  await writeFile(path.join(root, name), bytes);
  return call(readTool, { file_path: name }, context);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (width + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// One pixel each.
const small = {
  'a.gif': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'a.webp': Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  'a.jpeg': Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2ffd9',
    'hex',
  ),
};

const pdf = (pages: number, more = '') =>
  `%PDF-1.4\n1 0 obj<</Type/Pages/Count ${pages}>>endobj\n${'<</Type /Page/Parent 1 0 R>>\n'.repeat(pages)}${more}%%EOF\n`;

describe('Read of images and PDFs', () => {
  it('shows them to models that see them, by what they are and not by what they are called', async () => {
    const image = png(3, 2);
    expect(await read('really-a-png.jpg', image)).toEqual({
      content: `really-a-png.jpg (${image.length} bytes): image/png, 3 × 2 pixels`,
      media: [{ mediaType: 'image/png', base64: image.toString('base64') }],
      isError: false,
      progress: [],
    });
    for (const [name, bytes] of Object.entries(small))
      expect((await read(name, bytes)).content).toMatch(/: image\/(gif|webp|jpeg), 1 × 1 pixels$/);
    expect((await read('a.pdf', pdf(2))).media?.[0]?.mediaType).toBe('application/pdf');
  });

  it('counts the pages of a PDF also where they are compressed', async () => {
    const objects = deflateSync(Buffer.from('<</Type/Page>> '.repeat(21)));
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.5\n1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n'),
      objects,
      Buffer.from('\nendstream\n%%EOF'),
    ]);
    expect((await read('a.pdf', bytes)).content).toMatch(/is a PDF of 21 pages; at most 20 are shown/);
  });

  it.each([
    ['a.png', 'not an image', 'not a whole PNG'],
    ['a.png', png(4, 4).subarray(0, -20), 'not a whole PNG'],
    ['a.png', Buffer.from(png(4, 4)).fill(7, 45, 48), 'not a whole PNG'],
    ['a.png', png(9000, 1), 'an image of 9000 × 1 pixels'],
    ['a.png', Buffer.alloc(3_000_000), 'too large to be shown'],
    ['a.pdf', pdf(0), 'cannot be counted'],
    ['a.pdf', pdf(1, '<</Encrypt 3 0 R>>'), 'an encrypted PDF'],
    ['a.pdf', pdf(1).slice(0, -6), 'not a whole PDF'],
  ])('%s: what a provider would refuse is not shown', async (name, bytes, why) => {
    const answer = await read(name, bytes);
    expect(answer).toMatchObject({ isError: true, content: expect.stringContaining(why) });
    expect(answer).not.toHaveProperty('media');
  });

  it('shows a run only so many, and a fork counts what its history holds', async () => {
    for (let shown = 0; shown < 20; shown += 1) expect((await read('a.png', png(1, 1))).isError).toBe(false);
    context = { ...context, own: createRunState(context.own) };
    expect((await read('a.png', png(1, 1))).content).toMatch(/this run has seen 20 images/);
  });

  it('any broken image is refused or shown, never thrown over', async () => {
    const images = [png(3, 2), ...Object.values(small)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...images),
        fc.nat(),
        fc.nat(255),
        fc.nat(),
        async (image, at, byte, cut) => {
          const broken = Buffer.from(image);
          broken[at % broken.length] = byte;
          await read('a.png', broken.subarray(0, cut % (broken.length + 1)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('reaches the model behind the text of the result, and only where the job says so', async () => {
    await writeFile(path.join(root, 'a.png'), png(1, 1));
    const script = { T: [[calls('Read', { file_path: 'a.png' })], say('Seen.')] };
    const tools = { root, readOnlyShell: false, designedBy: 'model' as const };
    const sent = [];
    for (const media of [true, false]) {
      const stage = await openStage(script, { available: [readTool], tools: { ...tools, media } });
      await play(stage.run(agent('T')));
      await stage.close();
      const [first, second] = stage.requests.map((request) => messageParams(request));
      sent.push({ says: JSON.stringify(first?.tools).includes('Images and PDFs are shown'), second });
    }
    expect(sent[0]?.says).toBe(true);
    expect(sent[0]?.second?.messages.at(-1)?.content).toMatchObject([
      {
        type: 'tool_result',
        content: [
          { type: 'text', text: expect.stringContaining('image/png, 1 × 1') },
          {
            type: 'image',
            source: { type: 'base64', media_type: 'image/png', data: png(1, 1).toString('base64') },
          },
        ],
      },
    ]);
    expect(sent[1]?.says).toBe(false);
    expect(sent[1]?.second?.messages.at(-1)?.content).toMatchObject([
      { content: expect.stringContaining('images are not shown to agents'), is_error: true },
    ]);
  });
});
