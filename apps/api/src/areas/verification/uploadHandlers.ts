import { mayReview, verificationStatus } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Answer, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isTaken } from '../../db/errors.ts';
import { once } from '../../db/idempotency.ts';
import { toPage } from '../../db/page.ts';
import { uploadedDocs } from '../../db/schema/index.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { labelOf } from '../../messages/index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks } from '../files/links.ts';
import { docNotFound } from './docHandlers.ts';
import { handIn } from './handIn.ts';
import { listRequested } from './requested.ts';
import { writeReviewMails } from './reviewMail.ts';
import { listUploads } from './uploadList.ts';
import { findUpload, lockPresent, toUpload, type UploadRow, uploadState } from './uploads.ts';

type UploadHandlers = Pick<
  Handlers,
  'listRequestedDocs' | 'listUploadedDocs' | 'createUploadedDoc' | 'reviewUploadedDoc'
>;

interface UploadOptions {
  clock: Clock;
  links: FileLinks;
  mailer: Mailer;
}

/** Ends a transaction without a trace of it. */
class Refused extends Error {
  readonly answer: Answer<'createUploadedDoc'>;
  constructor(answer: Answer<'createUploadedDoc'>) {
    super('refused');
    this.answer = answer;
  }
}

/** What agencies hand in, and what the platform says to it. PRODUCT, Verification documents; RESOLUTIONS G-08, G-09, G-114. */
export function uploadedDocHandlers({ clock, links, mailer }: UploadOptions): UploadHandlers {
  const shown = (row: UploadRow) => toUpload(row, links, clock.now());
  const shownOrNone = (row: UploadRow | undefined) => (row ? shown(row) : null);

  return {
    async listRequestedDocs({ query, session, language, run }) {
      const agencyId = session.viewer.role === 'ADMIN' ? query.agencyId : session.agencyId;
      if (!agencyId) {
        const params = { label: labelOf(language, 'agencyId') };
        const errors = [{ field: 'agencyId', code: 'field.required' as const, params }];
        return { status: 400, code: 'request.invalid', errors };
      }
      const another = query.agencyId !== undefined && query.agencyId !== agencyId;
      const payload = another ? undefined : await run((tx) => listRequested(tx, agencyId, links, clock.now()));
      return payload ? { status: 200, code: 'ok', payload } : { status: 404, code: 'agency.notFound' };
    },

    async listUploadedDocs({ query, run }) {
      const page = await run((tx) => listUploads(tx, query, clock.now()));
      return { status: 200, code: 'ok', payload: toPage(page, query, shown) };
    },

    async createUploadedDoc({ body, header, session, operationId, language, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('an agent without an agency');
      const about = { now: clock.now(), expiryLabel: labelOf(language, 'expirationDate') };
      try {
        return await run(async (tx) => {
          const key = header['Idempotency-Key'];
          const made = await once(tx, { userId, operationId, key, body }, async () => {
            const handedIn = await handIn(tx, { userId, agencyId }, body, about);
            if (handedIn === 'docNotFound') throw new Refused(docNotFound);
            if ('refused' in handedIn) {
              throw new Refused({ status: 400, code: 'request.invalid', errors: [handedIn.refused] });
            }
            if ('replaced' in handedIn) {
              const payload = shownOrNone(handedIn.replaced);
              throw new Refused({ status: 409, code: 'uploadedDoc.replaced', payload });
            }
            const { row, before } = handedIn;
            await audit(tx, session, operationId, {
              type: 'uploadedDoc',
              id: row.id,
              before: before?.upload,
              after: row,
            });
            return { id: row.id };
          });
          if (made === 'reused') return { status: 409, code: 'idempotency.reused' };
          const row = await findUpload(tx, made.id);
          return row ? { status: 201, code: 'uploadedDoc.created', payload: shown(row) } : docNotFound;
        });
      } catch (error) {
        if (error instanceof Refused) return error.answer;
        if (isTaken(error, 'uploaded_docs_present_ux')) return { status: 409, code: 'uploadedDoc.replaced' };
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
        const asked = await findUpload(tx, id);
        if (!asked) return { status: 404, code: 'uploadedDoc.notFound' };
        const before = await lockPresent(tx, asked.agency.id, asked.doc.id);
        if (before?.upload.id !== id) {
          return { status: 409, code: 'uploadedDoc.replaced', payload: shownOrNone(before) };
        }
        const now = clock.now();
        const present = verificationStatus(uploadState(before.upload), now);
        if (present === 'EXPIRED') return { status: 409, code: 'uploadedDoc.expired', payload: shown(before) };
        if (before.upload.version !== body.version || !mayReview(present, status)) {
          return { status: 409, code: 'uploadedDoc.reviewed', payload: shown(before) };
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
        return { status: 200, code, payload: shown(row) };
      });
    },
  };
}
