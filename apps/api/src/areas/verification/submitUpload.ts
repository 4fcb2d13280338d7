import type { components } from '@fairlead/openapi';
import { dateOf, isDay, isPastDay } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import type { Write } from '../../contract/changeRecord.ts';
import { insertRow } from '../../contract/createRecord.ts';
import { ErrorAnswer } from '../../contract/errorAnswer.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { uploadedDocs } from '../../db/schema/index.ts';
import { addVersion, attachError, lockUpload } from '../../records/attachedFiles.ts';
import { lockCurrent, type UploadRow, uploadedDoc } from '../../records/uploads.ts';
import { findDoc } from './docs.ts';

type Input = components['schemas']['UploadedDocCreate'];

interface SubmitOptions {
  agent: { userId: string; agencyId: string };
  /** Unix seconds. */
  now: number;
  /** Label of the expiration date. */
  expiryLabel: string;
  toPayload: (row: UploadRow) => components['schemas']['UploadedDoc'];
}

/**
 * Replaces the upload that the sender has seen.
 *
 * @throws {InvalidRequest | ErrorAnswer} The upload is refused.
 * @throws A violation of `uploaded_docs_present_ux` when another user of the agency uploads the first document at the same
 * time.
 */
export async function submitUpload(write: Write, input: Input, { agent, now, expiryLabel, toPayload }: SubmitOptions) {
  const { tx } = write;
  const { userId, agencyId } = agent;
  const doc = await findDoc(tx, input.verificationDocId);
  if (!doc?.active) throw new ErrorAnswer<'createUploadedDoc'>(notFound('verificationDoc.notFound'));
  const day = doc.hasExpirationDate ? (input.expirationDate ?? null) : null;
  const wrongDate = doc.hasExpirationDate ? dateError(day, now, expiryLabel) : undefined;
  if (wrongDate) throw new InvalidRequest([wrongDate]);
  const locked = await lockUpload(tx, input.fileId, { userId, uploadTypes: ['VERIFICATION_DOC'] });
  if ('refused' in locked) throw new InvalidRequest([attachError('fileId', locked.refused, 'uploadedDoc.fileUnknown')]);
  const before = await lockCurrent(tx, agencyId, doc.id);
  if ((before?.upload.id ?? null) !== input.replacesId) {
    const payload = before ? toPayload(before) : null;
    throw new ErrorAnswer<'createUploadedDoc'>({ status: 409, code: 'uploadedDoc.replaced', payload });
  }
  const at = new Date(now * 1000);
  if (before) {
    const replaced = { replacedAt: at, version: before.upload.version + 1 };
    await tx.update(uploadedDocs).set(replaced).where(eq(uploadedDocs.id, before.upload.id));
    await addVersion(tx, input.fileId, before.upload.fileId);
  }
  const values = {
    id: uuidv7(now * 1000),
    agencyId,
    docId: doc.id,
    fileId: input.fileId,
    uploadedBy: userId,
    note: input.shortNote?.trim() ?? '',
    expiresOn: day === null ? null : dateOf(day),
    createdAt: at,
  };
  await insertRow(uploadedDoc, write, values, { before: before?.upload });
  return { id: values.id };
}

function dateError(day: number | null, now: number, label: string): FieldMessage | undefined {
  const field = 'expirationDate';
  if (day === null) return { field, code: 'field.required', params: { label } };
  if (!isDay(day)) return { field, code: 'field.day' };
  return isPastDay(day, now) ? { field, code: 'uploadedDoc.expirationPast' } : undefined;
}
