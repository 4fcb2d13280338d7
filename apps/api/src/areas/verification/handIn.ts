import type { components } from '@fairlead/openapi';
import { dateOf, isDay, isPastDay } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { files, uploadedDocs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { findDoc } from './docs.ts';
import { lockPresent, type UploadRow } from './uploads.ts';

type Input = components['schemas']['UploadedDocCreate'];
interface Agent {
  userId: string;
  agencyId: string;
}
type HandedIn =
  | { row: typeof uploadedDocs.$inferSelect; before: UploadRow | undefined }
  | { refused: FieldMessage }
  /** With what is there now. */
  | { replaced: UploadRow | undefined }
  | 'docNotFound';

/**
 * Puts an upload in the place of the one that its sender has seen. `now` in unix seconds. What another one of the agency
 * does at the same moment ends in a violation of `uploaded_docs_present_ux`, when there was nothing before.
 *
 * @param expiryLabel What the field of the date is called.
 */
export async function handIn(
  tx: Transaction,
  { userId, agencyId }: Agent,
  input: Input,
  { now, expiryLabel }: { now: number; expiryLabel: string },
): Promise<HandedIn> {
  const doc = await findDoc(tx, input.verificationDocId);
  if (!doc?.active) return 'docNotFound';
  const day = doc.hasExpirationDate ? (input.expirationDate ?? null) : null;
  const wrongDate = doc.hasExpirationDate ? dateError(day, now, expiryLabel) : undefined;
  if (wrongDate) return { refused: wrongDate };
  if (!(await isEvidence(tx, input.fileId, agencyId))) {
    return { refused: { field: 'fileId', code: 'uploadedDoc.fileUnknown' } };
  }
  const before = await lockPresent(tx, agencyId, doc.id);
  if ((before?.upload.id ?? null) !== input.replacesId) return { replaced: before };
  const at = new Date(now * 1000);
  if (before) {
    const replaced = { replacedAt: at, version: before.upload.version + 1 };
    await tx.update(uploadedDocs).set(replaced).where(eq(uploadedDocs.id, before.upload.id));
  }
  const [row] = await tx
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
    .returning();
  if (!row) throw new Error('the upload was not inserted');
  return { row, before };
}

function dateError(day: number | null, now: number, label: string): FieldMessage | undefined {
  const field = 'expirationDate';
  if (day === null) return { field, code: 'field.required', params: { label } };
  if (!isDay(day)) return { field, code: 'field.day' };
  return isPastDay(day, now) ? { field, code: 'uploadedDoc.expirationPast' } : undefined;
}

/** Whether it is a file of the agency that was uploaded to be handed in, so that nobody can change it afterwards. */
async function isEvidence(tx: Transaction, fileId: string, agencyId: string): Promise<boolean> {
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.agencyId, agencyId), eq(files.uploadType, 'VERIFICATION_DOC')));
  return found.length > 0;
}
