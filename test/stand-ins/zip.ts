import { crc32, deflateRawSync } from 'node:zlib';

/** One entry, with whatever it says of itself that is not so. */
export type ZipEntry = {
  name: string;
  content: string | Buffer;
  /** Instead of the true one. */
  size?: number;
  compressedSize?: number;
  /** Bit 0: encrypted. */
  flags?: number;
  /** Unix mode with its type, e.g. 0o120777 for a symbolic link. */
  mode?: number;
  /** 0 stored, 8 deflated. */
  method?: number;
  extra?: Buffer;
};

/** An archive as a runner's uploads are made; `entryCount` is what its end claims. */
export function zipOf(entries: readonly ZipEntry[], entryCount = entries.length): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const [local, header] = packed(entry, offset);
    locals.push(local);
    central.push(header);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entryCount, 8);
  end.writeUInt16LE(entryCount, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function packed(entry: ZipEntry, offset: number): [local: Buffer, central: Buffer] {
  const { method = 8, flags = 0, mode = 0o100644, extra = Buffer.alloc(0) } = entry;
  const content = Buffer.from(entry.content);
  const data = method === 8 ? deflateRawSync(content) : content;
  const name = Buffer.from(entry.name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(45, 0);
  common.writeUInt16LE(flags | 0x800, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(entry.compressedSize ?? data.length, 14);
  common.writeUInt32LE(entry.size ?? content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, data]);
  common.writeUInt16LE(extra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(mode * 65_536, 6);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([45, 3]);
  const start = Buffer.from('PK\x01\x02', 'latin1');
  return [local, Buffer.concat([start, madeBy, common, rest, name, extra])];
}
