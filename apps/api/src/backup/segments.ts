import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

export const compress = promisify(gzip);
export const decompress = promisify(gunzip);

/** Bytes of uncompressed rows in one part of an archive. */
const SEGMENT = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * Cuts rows in the text format of COPY into segments of complete rows, so that memory does not grow with the table. Newlines in
 * values are escaped, so each newline ends a row.
 */
export async function* segments(rows: AsyncIterable<Uint8Array>, size = SEGMENT): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of rows) {
    const end = length + chunk.length < size ? -1 : chunk.lastIndexOf(NEWLINE);
    if (end === -1) {
      pending.push(chunk);
      length += chunk.length;
      continue;
    }
    yield Buffer.concat([...pending, chunk.subarray(0, end + 1)]);
    pending = [chunk.subarray(end + 1)];
    length = chunk.length - end - 1;
  }
  if (length > 0) yield Buffer.concat(pending);
}
