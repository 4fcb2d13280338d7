import { mayReview, verificationStatus } from '@fairlead/rules';
import { answerUniqueViolations, invalidRequest, notFound, okOrNotFound } from '../../contract/answers.ts';
import { saveRecord } from '../../contract/changeRecord.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { labelOf } from '../../messages/index.ts';
import { listUploads, type UploadQuery } from '../../records/uploadList.ts';
import { findUpload, lockCurrent, toUpload, type UploadRow, uploadedDoc, uploadState } from '../../records/uploads.ts';
import { uploadExport } from './export.ts';
import { listRequested } from './requested.ts';
import { writeReviewMails } from './reviewMail.ts';
import { submitUpload } from './submitUpload.ts';

const uniqueIndexes = { uploaded_docs_present_ux: { status: 409, code: 'uploadedDoc.replaced' } as const };

/** Handlers for uploads of agencies and their review by the platform. */
export function uploadedDocHandlers({ clock, links, mailer }: Services) {
  const toPayload = (row: UploadRow) => toUpload(row, links, clock.now());
  const toPayloadOrNull = (row: UploadRow | undefined) => (row ? toPayload(row) : null);

  return defineHandlers({
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

    exportUploadedDocs: exportHandler(uploadExport, clock),

    listUploadedDocs: listHandler((tx, query: UploadQuery) => listUploads(tx, query, clock.now()), toPayload),

    async createUploadedDoc({ body, header, session, operationId, language, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const expiryLabel = labelOf(language, 'expirationDate');
      const options = { agent: { userId, agencyId }, now: clock.now(), expiryLabel, toPayload };
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => {
          const request = { tx, session, operationId, header, body };
          const create = () => submitUpload(request, body, options);
          return createOnce(request, create, async ({ id }) => {
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
  });
}
