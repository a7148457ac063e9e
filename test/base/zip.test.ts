import { describe, expect, it } from 'vitest';
import { GainsayError } from '../../src/base/errors.ts';
import { onlyEntry } from '../../src/base/zip.ts';
import { fc } from '../property.ts';
import { zipOf, type ZipEntry } from '../stand-ins/zip.ts';

const most = 10_000;
const good: ZipEntry = { name: 'result.json', content: '{"a":1}' };

function read(archive: Buffer): Promise<Buffer> {
  return onlyEntry(archive, 'result.json', most);
}

describe('the only entry of an archive', () => {
  it.each([0, 8])('is read (method %i)', async (method) => {
    expect((await read(zipOf([{ ...good, method }]))).toString()).toBe('{"a":1}');
  });

  // As archiver streams it, with its sizes behind the data: what actions/upload-artifact packs with.
  it.each([
    [
      '',
      'UEsDBBQACAAIAHK+fl0AAAAAAAAAAAAAAAALAAAAcmVzdWx0Lmpzb26rVkpUsjKsBQBQSwcIr6wbVgkAAAAHAAAAUEsBAi0DFAAIAAgAcr5+Xa+sG1YJAAAABwAAAAsAAAAAAAAAAAAgAKSBAAAAAHJlc3VsdC5qc29uUEsFBgAAAAABAAEAOQAAAEIAAAAAAA==',
    ],
    [
      ' with zip64',
      'UEsDBBQACAAIAHK+fl0AAAAAAAAAAAAAAAALAAAAcmVzdWx0Lmpzb26rVkpUsjKsBQBQSwcIr6wbVgkAAAAHAAAAUEsBAi0DFAAIAAgAcr5+Xa+sG1YJAAAABwAAAAsAAAAAAAAAAAAgAKSBAAAAAHJlc3VsdC5qc29uUEsGBiwAAAAAAAAALQAtAAAAAAAAAAAAAQAAAAAAAAABAAAAAAAAADkAAAAAAAAAQgAAAAAAAABQSwYHAAAAAHsAAAAAAAAAAQAAAFBLBQYAAAAA////////////////AAA=',
    ],
  ])('is read as a runner packs it%s', async (_, packed) => {
    expect((await read(Buffer.from(packed, 'base64'))).toString()).toBe('{"a":1}');
  });

  it('is read up to the bound, and not a byte beyond', async () => {
    expect(await read(zipOf([{ ...good, content: 'x'.repeat(most) }]))).toHaveLength(most);
    await expect(read(zipOf([{ ...good, content: 'x'.repeat(most + 1) }]))).rejects.toThrow(
      /more than 10000/,
    );
  });

  // A zip64 field that gives the entry another size than it has.
  const zip64 = Buffer.alloc(12);
  zip64.writeUInt16LE(1, 0);
  zip64.writeUInt16LE(8, 2);
  zip64.writeBigUInt64LE(5n, 4);

  it.each<[string, Buffer, RegExp]>([
    ['no entry', zipOf([]), /0 entries/],
    ['two entries', zipOf([good, { ...good, name: 'b' }]), /2 entries/],
    ['twice the same name', zipOf([good, good]), /2 entries/],
    ['more entries than it says', zipOf([good], 2), /2 entries/],
    ['another name', zipOf([{ ...good, name: 'Result.json' }]), /Result\.json/],
    ['a path', zipOf([{ ...good, name: 'a/result.json' }]), /a\/result\.json/],
    ['a path upwards', zipOf([{ ...good, name: '../result.json' }]), /relative path/],
    ['an absolute path', zipOf([{ ...good, name: '/result.json' }]), /absolute path/],
    ['a path of Windows', zipOf([{ ...good, name: String.raw`..\result.json` }]), /invalid characters/],
    ['a folder', zipOf([{ ...good, name: 'result.json/' }]), /result\.json\//],
    ['a symbolic link', zipOf([{ ...good, mode: 0o120777 }]), /no regular file/],
    ['a device', zipOf([{ ...good, mode: 0o020666 }]), /no regular file/],
    ['encrypted', zipOf([{ ...good, flags: 1 }]), /encrypted/],
    ['another compression', zipOf([{ ...good, method: 12, size: 7 }]), /compression method/],
    ['a bomb that says its size', zipOf([{ ...good, content: Buffer.alloc(50_000_000) }]), /more than 10000/],
    [
      'a bomb that says another',
      zipOf([{ ...good, content: Buffer.alloc(50_000_000), size: 100 }]),
      /too many bytes/,
    ],
    ['fewer bytes than it says', zipOf([{ ...good, size: 100 }]), /not enough bytes/],
    ['data beyond the archive', zipOf([{ ...good, compressedSize: 1e9 }]), /overflows/],
    ['a lie in zip64', zipOf([{ ...good, size: 0xff_ff_ff_ff, extra: zip64 }]), /too many bytes/],
    ['zip64 without its field', zipOf([{ ...good, size: 0xff_ff_ff_ff }]), /zip64|more than/],
    ['no archive', Buffer.from('not a zip'), /central directory/],
    ['nothing', Buffer.alloc(0), /central directory/],
    ['an archive cut short', zipOf([good]).subarray(0, 60), /central directory/],
  ])('%s is refused', async (_, archive, words) => {
    await expect(read(archive)).rejects.toThrow(words);
    await expect(read(archive)).rejects.toBeInstanceOf(GainsayError);
  });

  it('never comes with another error, and never beyond the bound', { timeout: 60_000 }, async () => {
    const whole = zipOf([{ ...good, content: 'x'.repeat(9_000) }]);
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    const damaged = damage.map((bytes) => {
      const copy = Buffer.from(whole);
      for (const [at, value] of bytes) copy[at] = value;
      return copy;
    });
    const tail = fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => Buffer.concat([Buffer.from(bytes), whole.subarray(-90)]));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          damaged,
          tail,
          fc.uint8Array().map((bytes) => Buffer.from(bytes)),
        ),
        async (archive) => {
          try {
            expect((await read(archive)).length).toBeLessThanOrEqual(most);
          } catch (error) {
            expect(error).toBeInstanceOf(GainsayError);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
