import { mayReview, verificationStatus } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Answer, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { runOnce } from '../../db/idempotency.ts';
import { toPage } from '../../db/page.ts';
import { uploadedDocs } from '../../db/schema/index.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { labelOf } from '../../messages/index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks } from '../files/links.ts';
import { docNotFound } from './docHandlers.ts';
import { listRequested } from './requested.ts';
import { writeReviewMails } from './reviewMail.ts';
import { submitUpload } from './submitUpload.ts';
import { listUploads } from './uploadList.ts';
import { findUpload, lockCurrent, toUpload, type UploadRow, uploadState } from './uploads.ts';

type UploadHandlers = Pick<
  Handlers,
  'listRequestedDocs' | 'listUploadedDocs' | 'createUploadedDoc' | 'reviewUploadedDoc'
>;

interface UploadOptions {
  clock: Clock;
  links: FileLinks;
  mailer: Mailer;
}

/** Rolls the transaction back and carries the answer. */
class AnswerError extends Error {
  readonly answer: Answer<'createUploadedDoc'>;
  constructor(answer: Answer<'createUploadedDoc'>) {
    super('answered with an error');
    this.answer = answer;
  }
}

/** Handlers for uploads of agencies and their review by the platform. */
export function uploadedDocHandlers({ clock, links, mailer }: UploadOptions): UploadHandlers {
  const toPayload = (row: UploadRow) => toUpload(row, links, clock.now());
  const toPayloadOrNull = (row: UploadRow | undefined) => (row ? toPayload(row) : null);

  return {
    async listRequestedDocs({ query, session, language, run }) {
      const agencyId = session.viewer.role === 'ADMIN' ? query.agencyId : session.agencyId;
      if (!agencyId) {
        const params = { label: labelOf(language, 'agencyId') };
        const errors = [{ field: 'agencyId', code: 'field.required' as const, params }];
        return { status: 400, code: 'request.invalid', errors };
      }
      const isOtherAgency = query.agencyId !== undefined && query.agencyId !== agencyId;
      const payload = isOtherAgency ? undefined : await run((tx) => listRequested(tx, agencyId, links, clock.now()));
      return payload ? { status: 200, code: 'ok', payload } : { status: 404, code: 'agency.notFound' };
    },

    async listUploadedDocs({ query, run }) {
      const page = await run((tx) => listUploads(tx, query, clock.now()));
      return { status: 200, code: 'ok', payload: toPage(page, query, toPayload) };
    },

    async createUploadedDoc({ body, header, session, operationId, language, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const options = { now: clock.now(), expiryLabel: labelOf(language, 'expirationDate') };
      try {
        return await run(async (tx) => {
          const key = header['Idempotency-Key'];
          const result = await runOnce(tx, { userId, operationId, key, body }, async () => {
            const submitted = await submitUpload(tx, { userId, agencyId }, body, options);
            if (submitted === 'docNotFound') throw new AnswerError(docNotFound);
            if ('refused' in submitted) {
              throw new AnswerError({ status: 400, code: 'request.invalid', errors: [submitted.refused] });
            }
            if ('replaced' in submitted) {
              const payload = toPayloadOrNull(submitted.replaced);
              throw new AnswerError({ status: 409, code: 'uploadedDoc.replaced', payload });
            }
            const { row, before } = submitted;
            await audit(tx, session, operationId, {
              type: 'uploadedDoc',
              id: row.id,
              before: before?.upload,
              after: row,
            });
            return { id: row.id };
          });
          if (result === 'reused') return { status: 409, code: 'idempotency.reused' };
          const row = await findUpload(tx, result.id);
          return row ? { status: 201, code: 'uploadedDoc.created', payload: toPayload(row) } : docNotFound;
        });
      } catch (error) {
        if (error instanceof AnswerError) return error.answer;
        if (isUniqueViolation(error, 'uploaded_docs_present_ux')) return { status: 409, code: 'uploadedDoc.replaced' };
        throw error;
      }
    },

    async reviewUploadedDoc({ body, session, operationId, language, run }) {
      const { uploadedDocId: id, status } = body;
      const feedback = status === 'REJECTED' ? (body.feedback ?? '').trim() : null;
      if (feedback === '') {
        const params = { label: labelOf(language, 'feedback') };
        const errors = [{ field: 'feedback', code: 'field.required' as const, params }];
        return { status: 400, code: 'request.invalid', errors };
      }
      return run(async (tx) => {
        const requested = await findUpload(tx, id);
        if (!requested) return { status: 404, code: 'uploadedDoc.notFound' };
        const before = await lockCurrent(tx, requested.agency.id, requested.doc.id);
        if (before?.upload.id !== id) {
          return { status: 409, code: 'uploadedDoc.replaced', payload: toPayloadOrNull(before) };
        }
        const now = clock.now();
        const currentStatus = verificationStatus(uploadState(before.upload), now);
        if (currentStatus === 'EXPIRED')
          return { status: 409, code: 'uploadedDoc.expired', payload: toPayload(before) };
        if (before.upload.version !== body.version || !mayReview(currentStatus, status)) {
          return { status: 409, code: 'uploadedDoc.reviewed', payload: toPayload(before) };
        }
        const [upload] = await tx
          .update(uploadedDocs)
          .set({
            status,
            feedback,
            reviewedBy: session.userId,
            reviewedAt: new Date(now * 1000),
            version: before.upload.version + 1,
          })
          .where(eq(uploadedDocs.id, id))
          .returning();
        const row = await findUpload(tx, id);
        if (!upload || !row) return { status: 404, code: 'uploadedDoc.notFound' };
        await audit(tx, session, operationId, { type: 'uploadedDoc', id, before: before.upload, after: upload });
        await writeReviewMails(tx, mailer, row);
        const code = status === 'APPROVED' ? 'uploadedDoc.approved' : 'uploadedDoc.rejected';
        return { status: 200, code, payload: toPayload(row) };
      });
    },
  };
}
