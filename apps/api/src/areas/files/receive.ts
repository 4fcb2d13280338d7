import { createHash } from 'node:crypto';
import { MAX_UPLOAD_BYTES, TEXT_MAX_LENGTH } from '@fairlead/rules';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { uuidv7 } from '../../db/ids.ts';
import type { Storage } from '../../ports/storage.ts';
import { isImage, SNIFFED_BYTES, sniffType } from './contentType.ts';

/** What arrived and is stored; a row has still to name it. */
export interface Received {
  storageKey: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
}

export type Refused = 'request.contentType' | 'file.missing' | 'file.empty' | 'file.tooLarge' | 'file.notImage';

/** Streams the part `file` of a multipart body into the storage; of what is refused nothing stays there. */
export async function receiveFile(
  request: FastifyRequest,
  storage: Storage,
  mustBeImage: boolean,
): Promise<Received | { refused: Refused }> {
  if (!request.isMultipart()) return { refused: 'request.contentType' };
  const part = await readable(
    request.file({ throwFileSizeLimit: false, limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 } }),
  );
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    return { refused: 'file.missing' };
  }
  const storageKey = uuidv7();
  const meter = measured(part.file);
  await storage.write(storageKey, meter.content());
  const { size, head, sha256 } = meter.result();
  const contentType = sniffType(head);
  const refused = refusal({ size, truncated: part.file.truncated, wrongKind: mustBeImage && !isImage(contentType) });
  if (refused) {
    await storage.remove(storageKey);
    return { refused };
  }
  return { storageKey, name: part.filename.slice(0, TEXT_MAX_LENGTH) || 'file', contentType, size, sha256 };
}

function refusal(found: { size: number; truncated: boolean; wrongKind: boolean }): Refused | undefined {
  if (found.truncated) return 'file.tooLarge';
  if (found.size === 0) return 'file.empty';
  return found.wrongKind ? 'file.notImage' : undefined;
}

/** A body that breaks off, or that is not what it says: the sender's mistake. */
const readable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new Problem(400, { code: 'request.malformed' });
  });

/** Passes everything on, and remembers how much it was, how it began, and its SHA-256. */
function measured(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  async function* content() {
    const chunks = source[Symbol.asyncIterator]();
    try {
      for (let next = await readable(chunks.next()); !next.done; next = await readable(chunks.next())) {
        const chunk = next.value;
        if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - head.length)]);
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    } finally {
      // When the storage gives up, so does the reading of the body.
      await chunks.return?.();
    }
  }
  return { content, result: () => ({ size, head, sha256: hash.digest('hex') }) };
}
