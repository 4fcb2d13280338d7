import { createHash } from 'node:crypto';
import { imageLimits, MAX_UPLOAD_BYTES, smallImages, TEXT_MAX_LENGTH } from '@fairlead/rules';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { uuidv7 } from '../../db/ids.ts';
import type { Storage } from '../../ports/storage.ts';
import { isAsNamed, isImage, SNIFFED_BYTES, sniffType } from './contentType.ts';
import { type ImageRefused, redraw } from './image.ts';

/** What arrived and is stored; a row has still to name it. */
export interface Received {
  storageKey: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
}

export type Refused =
  | 'request.contentType'
  | 'file.missing'
  | 'file.empty'
  | 'file.tooLarge'
  | 'file.notImage'
  | 'file.notAsNamed'
  | ImageRefused;

interface Wanted {
  mustBeImage: boolean;
  /** What it is for: a face or a logo need not be larger than it is shown. */
  uploadType: string;
}

/**
 * Takes the part `file` of a multipart body into the storage; of what is refused nothing stays there. An image is drawn
 * anew in memory, everything else streams through.
 */
export async function receiveFile(
  request: FastifyRequest,
  storage: Storage,
  { mustBeImage, uploadType }: Wanted,
): Promise<Received | { refused: Refused }> {
  if (!request.isMultipart()) return { refused: 'request.contentType' };
  const part = await readable(
    request.file({ throwFileSizeLimit: false, limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 } }),
  );
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    return { refused: 'file.missing' };
  }
  const name = part.filename.slice(0, TEXT_MAX_LENGTH) || 'file';
  const { head, rest } = await begin(part.file);
  const contentType = sniffType(head);
  const whole = isImage(contentType) ? await collect(rest) : undefined;
  const cut = () => part.file.truncated;
  if (whole && cut()) return { refused: 'file.tooLarge' };
  const drawn = whole && (await redraw(whole, contentType, maxSideOf(uploadType)));
  if (drawn && 'refused' in drawn) return drawn;

  const storageKey = uuidv7();
  const meter = measured(drawn ? oneChunk(drawn) : rest);
  await storage.write(storageKey, meter.content());
  const { size, sha256 } = meter.result();
  const wrongKind = mustBeImage && !isImage(contentType);
  const belied = uploadType === 'VERIFICATION_DOC' && !isAsNamed(name, head);
  const refused = refusal({ size, truncated: cut(), wrongKind, belied });
  if (refused) {
    await storage.remove(storageKey);
    return { refused };
  }
  return { storageKey, name, contentType, size, sha256 };
}

interface Found {
  size: number;
  truncated: boolean;
  wrongKind: boolean;
  /** It is not what its name says: nobody can judge it. */
  belied: boolean;
}

function refusal(found: Found): Refused | undefined {
  if (found.truncated) return 'file.tooLarge';
  if (found.size === 0) return 'file.empty';
  if (found.wrongKind) return 'file.notImage';
  return found.belied ? 'file.notAsNamed' : undefined;
}

const maxSideOf = (uploadType: string): number | undefined =>
  smallImages.includes(uploadType) ? imageLimits.maxSide : undefined;

/** Reads as much as tells the kind, and gives all of it again. */
async function begin(source: AsyncIterable<Buffer>): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
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

async function collect(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* oneChunk(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}

/** A body that breaks off, or that is not what it says: the sender's mistake. */
const readable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new Problem(400, { code: 'request.malformed' });
  });

/** Passes everything on, and remembers how much it was, and its SHA-256. */
function measured(source: AsyncIterable<Buffer>) {
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
