import { mayReview, verificationStatus } from '@fairlead/rules';
import { invalidRequest, notFound, okOrNotFound, unlessTaken } from '../../contract/answers.ts';
import { saveRecord } from '../../contract/changeRecord.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import { Refused } from '../../contract/refused.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { toPage } from '../../db/page.ts';
import { uploadedDocs } from '../../db/schema/index.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { labelOf } from '../../messages/index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { listUploads } from '../../records/uploadList.ts';
import { findUpload, lockCurrent, toUpload, type UploadRow, uploadState } from '../../records/uploads.ts';
import { listRequested } from './requested.ts';
import { writeReviewMails } from './reviewMail.ts';
import { submitUpload } from './submitUpload.ts';

type UploadHandlers = Pick<
  Handlers,
  'listRequestedDocs' | 'listUploadedDocs' | 'createUploadedDoc' | 'reviewUploadedDoc'
>;

const uniqueIndexes = { uploaded_docs_present_ux: { status: 409, code: 'uploadedDoc.replaced' } as const };

const uploadedDoc = {
  table: uploadedDocs,
  type: 'uploadedDoc',
  find: findUpload,
  rowOf: (row: UploadRow) => row.upload,
} as const;

interface UploadOptions {
  clock: Clock;
  links: FileLinks;
  mailer: Mailer;
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
        return invalidRequest([{ field: 'agencyId', code: 'field.required', params }]);
      }
      const isOtherAgency = query.agencyId !== undefined && query.agencyId !== agencyId;
      const payload = isOtherAgency ? undefined : await run((tx) => listRequested(tx, agencyId, links, clock.now()));
      return okOrNotFound('agency.notFound', payload);
    },

    async listUploadedDocs({ query, run }) {
      const page = await run((tx) => listUploads(tx, query, clock.now()));
      return { status: 200, code: 'ok', payload: toPage(page, query, toPayload) };
    },

    async createUploadedDoc({ body, header, session, operationId, language, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const options = { now: clock.now(), expiryLabel: labelOf(language, 'expirationDate') };
      return unlessTaken(uniqueIndexes, () =>
        run(async (tx) => {
          const create = async () => {
            const submitted = await submitUpload(tx, { userId, agencyId }, body, options);
            if (submitted === 'docNotFound')
              throw new Refused<'createUploadedDoc'>(notFound('verificationDoc.notFound'));
            if ('refused' in submitted) {
              throw new InvalidRequest([submitted.refused]);
            }
            if ('replaced' in submitted) {
              const payload = toPayloadOrNull(submitted.replaced);
              throw new Refused<'createUploadedDoc'>({ status: 409, code: 'uploadedDoc.replaced', payload });
            }
            const { row, before } = submitted;
            await audit(tx, session, operationId, {
              type: 'uploadedDoc',
              id: row.id,
              before: before?.upload,
              after: row,
            });
            return { id: row.id };
          };
          return createOnce({ tx, session, operationId, header, body }, create, async ({ id }) => {
            const row = await findUpload(tx, id);
            return row
              ? ({ status: 201, code: 'uploadedDoc.created', payload: toPayload(row) } as const)
              : notFound('verificationDoc.notFound');
          });
        }),
      );
    },

    async reviewUploadedDoc({ body, session, operationId, language, run }) {
      const { uploadedDocId: id, status } = body;
      const feedback = status === 'REJECTED' ? (body.feedback ?? '').trim() : null;
      if (feedback === '') {
        const params = { label: labelOf(language, 'feedback') };
        return invalidRequest([{ field: 'feedback', code: 'field.required', params }]);
      }
      return run(async (tx) => {
        const requested = await findUpload(tx, id);
        if (!requested) return notFound('uploadedDoc.notFound');
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
        const values = { status, feedback, reviewedBy: session.userId, reviewedAt: new Date(now * 1000) };
        const row = await saveRecord(uploadedDoc, { tx, session, operationId }, before, { values });
        await writeReviewMails(tx, mailer, row);
        const code = status === 'APPROVED' ? 'uploadedDoc.approved' : 'uploadedDoc.rejected';
        return { status: 200, code, payload: toPayload(row) };
      });
    },
  };
}
