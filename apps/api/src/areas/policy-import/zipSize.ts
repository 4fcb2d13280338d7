import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Whether the files in a zip archive unpack to at most this many bytes. Sizes declared in the archive are not trusted: each
 * file is unpacked up to the limit.
 */
export function isZipWithin(zip: Buffer, bytes: number): boolean {
  let left = bytes;
  for (const { method, packed } of entriesOf(zip)) {
    if (method === STORED) left -= packed.length;
    else if (method === DEFLATED) left -= unpackedSize(packed, left);
    else throw new Error(`unsupported zip compression method ${method}`);
    if (left < 0) return false;
  }
  return true;
}

function unpackedSize(packed: Buffer, left: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: left + 1 }).length;
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return left + 1;
    throw error;
  }
}

function* entriesOf(zip: Buffer): Generator<{ method: number; packed: Buffer }> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('the zip archive has no directory');
  let at = zip.readUInt32LE(end + 16);
  for (let entries = zip.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the zip directory is broken');
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== LOCAL) throw new Error('a zip entry has no local header');
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    // unpacks to the end of the stream, because the declared size may be wrong or come later
    const method = zip.readUInt16LE(local + 8);
    const size = zip.readUInt32LE(at + 20);
    yield { method, packed: method === STORED ? zip.subarray(start, start + size) : zip.subarray(start) };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
