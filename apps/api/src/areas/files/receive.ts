import { imageLimits, MAX_UPLOAD_BYTES, smallImages, TEXT_MAX_LENGTH } from '@fairlead/rules';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from '../../db/ids.ts';
import type { Storage } from '../../ports/storage.ts';
import { isAsNamed, isImage, sniffType } from './contentType.ts';
import { type ImageRefused, redraw } from './image.ts';
import { begin, collect, measured, oneChunk, readable } from './streams.ts';

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
