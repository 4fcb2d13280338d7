import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  path: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Largest value of a 32-bit and a 16-bit field. It means that a ZIP64 record has the real value. */
const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
/** Sizes follow the content, the content is deflated, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, the first day of the format. */
const DATE = 0x21;
/** Version of the format that a reader must know. ZIP64 is 4.5. */
const VERSION = { plain: 20, zip64: 45 } as const;

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  compressedSize: number;
  /** Place of the entry in the file. */
  offset: number;
}

/**
 * Bytes of a ZIP file, written while its content is read. More than 65,535 entries and files above 4 GB are written as ZIP64.
 *
 * @throws If a single entry has 4 GB or more.
 */
export async function* zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, content } of entries) {
    const entry: Written = { name: Buffer.from(path), crc: 0, size: 0, compressedSize: 0, offset };
    const header = localHeader(entry.name);
    yield header;
    for await (const bytes of deflated(content, entry)) {
      entry.compressedSize += bytes.length;
      yield bytes;
    }
    if (Math.max(entry.size, entry.compressedSize) >= MAX_32) throw new Error(`${path} is too large for a ZIP file`);
    const descriptor = bytesOf(['I', 0x0807_4b50], ['I', entry.crc], ['I', entry.compressedSize], ['I', entry.size]);
    yield descriptor;
    offset += header.length + entry.compressedSize + descriptor.length;
    directory.push(directoryEntry(entry));
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  yield directoryEnd(directory.length, size, offset);
}

/** Compresses the content of an entry and counts its bytes. Reads the content only as fast as the bytes are taken. */
async function* deflated(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const bytes of content) {
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const compressed = createDeflateRaw({ level: 1 });
  const done = pipeline(counted, compressed);
  // The loop below throws the same error. It also ends the pipeline when the reader of the file goes away.
  done.catch(() => undefined);
  for await (const bytes of compressed) yield bytes as Buffer;
  await done;
}

const localHeader = (name: Buffer): Buffer =>
  bytesOf(
    ['I', 0x0403_4b50],
    ['H', VERSION.plain],
    ['H', FLAGS],
    ['H', DEFLATED],
    ['H', 0],
    ['H', DATE],
    // checksum and sizes, which follow the content
    ['I', 0],
    ['I', 0],
    ['I', 0],
    ['H', name.length],
    ['H', 0],
    name,
  );

function directoryEntry({ name, crc, size, compressedSize, offset }: Written): Buffer {
  const isFar = offset >= MAX_32;
  const extra = isFar ? bytesOf(['H', 1], ['H', 8], ['Q', offset]) : Buffer.alloc(0);
  const version = isFar ? VERSION.zip64 : VERSION.plain;
  return bytesOf(
    ['I', 0x0201_4b50],
    ['H', version],
    ['H', version],
    ['H', FLAGS],
    ['H', DEFLATED],
    ['H', 0],
    ['H', DATE],
    ['I', crc],
    ['I', compressedSize],
    ['I', size],
    ['H', name.length],
    ['H', extra.length],
    // comment, disk and attributes
    ['H', 0],
    ['H', 0],
    ['H', 0],
    ['I', 0],
    ['I', isFar ? MAX_32 : offset],
    name,
    extra,
  );
}

/** End of a ZIP file: number of entries, bytes of the directory and its place. Exported for its test. */
export function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = bytesOf(
    ['I', 0x0605_4b50],
    ['H', 0],
    ['H', 0],
    ['H', Math.min(count, MAX_16)],
    ['H', Math.min(count, MAX_16)],
    ['I', Math.min(size, MAX_32)],
    ['I', Math.min(offset, MAX_32)],
    ['H', 0],
  );
  if (count < MAX_16 && size < MAX_32 && offset < MAX_32) return end;
  return Buffer.concat([
    bytesOf(
      ['I', 0x0606_4b50],
      ['Q', 44],
      ['H', VERSION.zip64],
      ['H', VERSION.zip64],
      ['I', 0],
      ['I', 0],
      ['Q', count],
      ['Q', count],
      ['Q', size],
      ['Q', offset],
      // place of the record above
      ['I', 0x0706_4b50],
      ['I', 0],
      ['Q', offset + size],
      ['I', 1],
    ),
    end,
  ]);
}

/** Joins little-endian numbers of 2 (`H`), 4 (`I`) and 8 (`Q`) bytes, and other bytes. */
function bytesOf(...parts: (readonly [kind: 'H' | 'I' | 'Q', value: number] | Buffer)[]): Buffer {
  const sizes = { H: 2, I: 4, Q: 8 } as const;
  return Buffer.concat(
    parts.map((part) => {
      if (Buffer.isBuffer(part)) return part;
      const [kind, value] = part;
      const bytes = Buffer.alloc(sizes[kind]);
      if (kind === 'H') bytes.writeUInt16LE(value);
      else if (kind === 'I') bytes.writeUInt32LE(value);
      else bytes.writeBigUInt64LE(BigInt(value));
      return bytes;
    }),
  );
}
