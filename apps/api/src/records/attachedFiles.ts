import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { InvalidRequest } from '../contract/problem.ts';
import { files } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { isImage } from '../files/contentType.ts';
import type { MessageKey } from '../messages/index.ts';

export type FileRow = typeof files.$inferSelect;
export type AttachRefusal = 'unknown' | 'used';

interface AttachOptions {
  /** Caller. Only the uploader may attach a file. */
  userId: string;
  /** Upload types that the record accepts. */
  uploadTypes: readonly string[];
}

/**
 * Finds uploads that a caller may attach to a record, and locks them until the transaction ends. The lock prevents other
 * records from taking them and their content from being replaced. A file that any record uses, or has used before, is rejected.
 */
export async function lockUploads(
  tx: Transaction,
  ids: readonly string[],
  { userId, uploadTypes }: AttachOptions,
): Promise<{ uploads: FileRow[] } | { refused: AttachRefusal }> {
  if (ids.length === 0) return { uploads: [] };
  const isWanted = inArray(files.id, [...ids]);
  const uploads = await tx
    .select()
    .from(files)
    .where(and(isWanted, eq(files.uploadedBy, userId), inArray(files.uploadType, [...uploadTypes])))
    .orderBy(asc(files.id))
    .for('update');
  if (uploads.length < ids.length) return { refused: 'unknown' };
  // A separate statement, so that it sees references that were committed while it waited for the lock.
  const [used] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(isWanted, sql`file_is_used(${files.id})`))
    .limit(1);
  return used ? { refused: 'used' } : { uploads };
}

/** The same for one file. `upload` is its row. */
export async function lockUpload(
  tx: Transaction,
  id: string,
  isWanted: AttachOptions,
): Promise<{ upload: FileRow } | { refused: AttachRefusal }> {
  const locked = await lockUploads(tx, [id], isWanted);
  if ('refused' in locked) return locked;
  const [upload] = locked.uploads;
  return upload ? { upload } : { refused: 'unknown' };
}

/** Finds and locks uploads, in the given order. Throws an error at `field` for uploads that the caller may not attach. */
export async function takeUploads(
  tx: Transaction,
  ids: readonly string[],
  { field, ...options }: AttachOptions & { field: string },
): Promise<FileRow[]> {
  const locked = await lockUploads(tx, ids, options);
  if ('uploads' in locked) return ids.flatMap((id) => locked.uploads.find((upload) => upload.id === id) ?? []);
  throw new InvalidRequest([{ field, code: locked.refused === 'used' ? 'doc.fileUsed' : 'doc.fileUnknown' }]);
}

/** Whether files are larger than one upload may be, in total. */
export const exceedUpload = (uploads: readonly FileRow[]): boolean =>
  uploads.reduce((sum, { size }) => sum + size, 0) > MAX_UPLOAD_BYTES;

/** Error at the field that names the file. @param unknown Message for a file that the record does not accept. */
export const attachError = <Unknown extends MessageKey>(field: string, refused: AttachRefusal, unknown: Unknown) => ({
  field,
  code: refused === 'used' ? ('file.used' as const) : unknown,
});

interface WantedUpload<Unknown> extends AttachOptions {
  /** Field that names the file. */
  field: string;
  /** Message for a file that the record does not accept. */
  unknown: Unknown;
}

/** Checks and locks an uploaded image. Returns its error, or undefined when it can be used. */
export async function imageError<Unknown extends MessageKey>(
  tx: Transaction,
  id: string,
  { field, unknown, ...options }: WantedUpload<Unknown>,
) {
  const locked = await lockUpload(tx, id, options);
  if ('refused' in locked) return attachError(field, locked.refused, unknown);
  return isImage(locked.upload.contentType) ? undefined : { field, code: unknown };
}

/** Records that `id` replaces `previousId` in a record, so that earlier versions of the file are retained. */
export async function addVersion(tx: Transaction, id: string, previousId: string | null): Promise<void> {
  if (previousId === null) return;
  await tx.update(files).set({ previousVersionId: previousId }).where(eq(files.id, id));
}

/** Retains an insurance document that its record no longer uses. */
export const retainFile = (tx: Transaction, id: string): Promise<unknown> =>
  tx
    .update(files)
    .set({ keptAt: sql`now()` })
    .where(and(eq(files.id, id), isNull(files.keptAt)));

/** Whether any record refers to a file, or referred to it before. Lock the row first. */
export async function isFileUsed(tx: Transaction, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ used: sql<boolean>`file_is_used(${files.id})` })
    .from(files)
    .where(eq(files.id, id));
  return found?.used ?? false;
}
