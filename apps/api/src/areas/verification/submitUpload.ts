import type { components } from '@fairlead/openapi';
import { dateOf, isDay, isPastDay } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { uploadedDocs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { addVersion, attachError, lockUpload } from '../../records/attachedFiles.ts';
import { lockCurrent, type UploadRow } from '../../records/uploads.ts';
import { findDoc } from './docs.ts';

type Input = components['schemas']['UploadedDocCreate'];
interface Agent {
  userId: string;
  agencyId: string;
}
type SubmitResult =
  | { row: typeof uploadedDocs.$inferSelect; before: UploadRow | undefined }
  | { refused: FieldMessage }
  /** With the current upload. */
  | { replaced: UploadRow | undefined }
  | 'docNotFound';

/**
 * Replaces the upload that the sender has seen. `now` in Unix seconds.
 *
 * @param expiryLabel Label of the expiration date.
 * @throws A violation of `uploaded_docs_present_ux` when another user of the agency uploads the first document at the same
 * time.
 */
export async function submitUpload(
  tx: Transaction,
  { userId, agencyId }: Agent,
  input: Input,
  { now, expiryLabel }: { now: number; expiryLabel: string },
): Promise<SubmitResult> {
  const doc = await findDoc(tx, input.verificationDocId);
  if (!doc?.active) return 'docNotFound';
  const day = doc.hasExpirationDate ? (input.expirationDate ?? null) : null;
  const wrongDate = doc.hasExpirationDate ? dateError(day, now, expiryLabel) : undefined;
  if (wrongDate) return { refused: wrongDate };
  const locked = await lockUpload(tx, input.fileId, { userId, uploadTypes: ['VERIFICATION_DOC'] });
  if ('refused' in locked) return { refused: attachError('fileId', locked.refused, 'uploadedDoc.fileUnknown') };
  const before = await lockCurrent(tx, agencyId, doc.id);
  if ((before?.upload.id ?? null) !== input.replacesId) return { replaced: before };
  const at = new Date(now * 1000);
  if (before) {
    const replaced = { replacedAt: at, version: before.upload.version + 1 };
    await tx.update(uploadedDocs).set(replaced).where(eq(uploadedDocs.id, before.upload.id));
    await addVersion(tx, input.fileId, before.upload.fileId);
  }
  const row = only(
    await tx
      .insert(uploadedDocs)
      .values({
        id: uuidv7(now * 1000),
        agencyId,
        docId: doc.id,
        fileId: input.fileId,
        uploadedBy: userId,
        note: input.shortNote?.trim() ?? '',
        expiresOn: day === null ? null : dateOf(day),
        createdAt: at,
      })
      .returning(),
  );
  return { row, before };
}

function dateError(day: number | null, now: number, label: string): FieldMessage | undefined {
  const field = 'expirationDate';
  if (day === null) return { field, code: 'field.required', params: { label } };
  if (!isDay(day)) return { field, code: 'field.day' };
  return isPastDay(day, now) ? { field, code: 'uploadedDoc.expirationPast' } : undefined;
}
