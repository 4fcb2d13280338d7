import { createHash } from 'node:crypto';
import { Problem } from '../contract/problem.ts';
import { SNIFFED_BYTES } from './contentType.ts';

/** Reads the first bytes to detect the type, and returns a stream of the whole content. */
export async function readHead(source: AsyncIterable<Buffer>): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let ended = false;
  while (head.length < SNIFFED_BYTES && !ended) {
    const next = await asBadRequest(chunks.next());
    if (next.done) ended = true;
    else head = Buffer.concat([head, next.value]);
  }
  async function* rest() {
    try {
      if (head.length > 0) yield head;
      for (let next = await asBadRequest(chunks.next()); !next.done; next = await asBadRequest(chunks.next()))
        yield next.value;
    } finally {
      // Stops reading the body when the storage fails.
      await chunks.return?.();
    }
  }
  return { head, rest: rest() };
}

/** Reads the whole content into memory. */
export async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Streams a buffer as one chunk. */
export async function* streamBuffer(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}

/** Turns an interrupted or malformed body into a 400, because the sender caused it. */
export const asBadRequest = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new Problem(400, { code: 'request.malformed' });
  });

/** Passes the content through and measures its size and SHA-256. */
export function measureStream(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let size = 0;
  async function* content() {
    for await (const chunk of source) {
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  return { content, result: () => ({ size, sha256: hash.digest('hex') }) };
}
