import { createHash } from 'node:crypto';
import { Problem } from '../../contract/problem.ts';
import { SNIFFED_BYTES } from './contentType.ts';

/** Reads as much as tells the kind, and gives all of it again. */
export async function begin(source: AsyncIterable<Buffer>): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let ended = false;
  while (head.length < SNIFFED_BYTES && !ended) {
    const next = await readable(chunks.next());
    if (next.done) ended = true;
    else head = Buffer.concat([head, next.value]);
  }
  async function* rest() {
    try {
      if (head.length > 0) yield head;
      for (let next = await readable(chunks.next()); !next.done; next = await readable(chunks.next())) yield next.value;
    } finally {
      // When the storage gives up, so does the reading of the body.
      await chunks.return?.();
    }
  }
  return { head, rest: rest() };
}

/** All of it in memory. */
export async function collect(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What is in memory, as a stream gives it. */
export async function* oneChunk(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}

/** A body that breaks off, or that is not what it says: the sender's mistake. */
export const readable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new Problem(400, { code: 'request.malformed' });
  });

/** Passes everything on, and remembers how much it was, and its SHA-256. */
export function measured(source: AsyncIterable<Buffer>) {
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
