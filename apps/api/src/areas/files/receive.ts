import { imageLimits, MAX_UPLOAD_BYTES, smallImages } from '@fairlead/rules';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from '../../db/ids.ts';
import { isImage, matchesExtension, sniffType } from '../../files/contentType.ts';
import { fileNameOf } from '../../files/fileName.ts';
import type { Received } from '../../files/received.ts';
import { asBadRequest, measureStream, readAll, readHead, streamBuffer } from '../../files/streams.ts';
import type { Storage } from '../../ports/storage.ts';
import { type ImageRefused, reencodeImage } from './image.ts';
import { imageQueue } from './imageQueue.ts';

export type ReceiveError =
  | 'request.contentType'
  | 'file.missing'
  | 'file.empty'
  | 'file.tooLarge'
  | 'file.notImage'
  | 'file.notAsNamed'
  | 'file.busy'
  | ImageRefused;

interface ReceiveOptions {
  /** Throws when the stored file must not be kept. */
  scan(file: Stored): Promise<void>;
  mustBeImage: boolean;
  /** Purpose of the file. Profile photos and logos are scaled down to the size in which they are displayed. */
  uploadType: string;
}

/**
 * Stores the part `file` of a multipart body. A rejected file leaves nothing in the storage. Every body is streamed to the
 * storage and scanned there, because a slow upload would occupy the scanner. Images are then decoded and re-encoded in memory, a limited number at a time.
 */
export async function receiveFile(
  request: FastifyRequest,
  storage: Storage,
  { mustBeImage, uploadType, scan }: ReceiveOptions,
): Promise<Received | { refused: ReceiveError }> {
  if (!request.isMultipart()) return { refused: 'request.contentType' };
  const part = await asBadRequest(
    request.file({ throwFileSizeLimit: false, limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 } }),
  );
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    return { refused: 'file.missing' };
  }
  const name = fileNameOf(part.filename);
  const { head, rest } = await readHead(part.file);
  const contentType = sniffType(head);
  const stored = await store(storage, rest);
  const wrongKind = mustBeImage && !isImage(contentType);
  const wrongExtension = uploadType === 'VERIFICATION_DOC' && !matchesExtension(name, head);
  const refused = refusal({ size: stored.size, truncated: part.file.truncated, wrongKind, wrongExtension });
  if (refused) {
    await storage.remove(stored.storageKey);
    return { refused };
  }
  try {
    await scan(stored);
  } catch (error) {
    await storage.remove(stored.storageKey);
    throw error;
  }
  if (!isImage(contentType)) return { ...stored, name, contentType };
  const reencoded = await storeReencoded(storage, stored.storageKey, { contentType, maxSide: maxSideOf(uploadType) });
  return 'refused' in reencoded ? reencoded : { ...reencoded, name, contentType };
}

type Stored = Pick<Received, 'storageKey' | 'size' | 'sha256'>;

async function store(storage: Storage, content: AsyncIterable<Buffer>): Promise<Stored> {
  const storageKey = uuidv7();
  const meter = measureStream(content);
  await storage.write(storageKey, meter.content());
  return { storageKey, ...meter.result() };
}

interface Encoding {
  contentType: string;
  maxSide: number | undefined;
}

/** Replaces a stored image with its re-encoded version. */
async function storeReencoded(
  storage: Storage,
  original: string,
  { contentType, maxSide }: Encoding,
): Promise<Stored | { refused: ReceiveError }> {
  try {
    const encoded = await imageQueue.run(async () => {
      const content = await storage.read(original);
      if (!content) throw new Error(`the image ${original} that was just stored is missing`);
      return reencodeImage(await readAll(content), contentType, maxSide);
    });
    if (encoded === 'full') return { refused: 'file.busy' };
    return 'refused' in encoded ? encoded : await store(storage, streamBuffer(encoded));
  } finally {
    await storage.remove(original);
  }
}

interface Found {
  size: number;
  truncated: boolean;
  wrongKind: boolean;
  /** The content does not match the file extension. */
  wrongExtension: boolean;
}

function refusal(found: Found): ReceiveError | undefined {
  if (found.truncated) return 'file.tooLarge';
  if (found.size === 0) return 'file.empty';
  if (found.wrongKind) return 'file.notImage';
  return found.wrongExtension ? 'file.notAsNamed' : undefined;
}

const maxSideOf = (uploadType: string): number | undefined =>
  smallImages.includes(uploadType) ? imageLimits.maxSide : undefined;
