import type { components } from '@fairlead/openapi';
import {
  MAX_UPLOAD_BYTES,
  mayChangePolicyDocs,
  mayHandleClaims,
  maySeeClaims,
  takesClaimDocs,
  takesDocs,
  type Viewer,
} from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Answer, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isTaken } from '../../db/errors.ts';
import { once } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { docs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { lockClaim, standingOf, touchClaim } from '../claims/claims.ts';
import type { FileLinks } from '../files/links.ts';
import { lockPolicy } from '../policies/policies.ts';
import { lockQuote } from '../quotes/quotes.ts';
import { bytesOfClaim, findDoc, findOwnUpload, listDocs, toDoc } from './docs.ts';

type DocHandlers = Pick<Handlers, 'listDocs' | 'createDoc' | 'openDoc' | 'deleteDoc'>;

type Wanted = components['schemas']['DocCreate'];

const notLicensed = { status: 403, code: 'policy.docsLicensed' } as const;
const notLicensedForClaims = { status: 403, code: 'claim.licensed' } as const;
const notFound = { status: 404, code: 'doc.notFound' } as const;
const fileUsed = { status: 409, code: 'doc.fileUsed' } as const;

/** Ends a transaction without a trace of it. */
class Refused extends Error {
  readonly answer: Answer<'createDoc'>;
  constructor(answer: Answer<'createDoc'>) {
    super('refused');
    this.answer = answer;
  }
}

const refusedFile = (code: 'doc.fileUnknown' | 'file.tooLarge') =>
  new Refused({ status: 400, code: 'request.invalid', errors: [{ field: 'dbfileId', code }] });

/** Files that agents and customers put with a record. Specification, document 2, section 7; RESOLUTIONS G-82, G-92. */
export function docHandlers(clock: Clock, links: FileLinks): DocHandlers {
  return {
    async listDocs({ query, session, run }) {
      const page = await run((tx) => listDocs(tx, query, maySeeClaims(session.viewer)));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toDoc(row, links)) };
    },

    async createDoc({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('nobody of the platform has documents of an agency');
      if (body.createdBy !== viewer.role) {
        return { status: 400, code: 'request.invalid', errors: [{ field: 'createdBy', code: 'doc.createdByOther' }] };
      }
      if (body.docType !== undefined && body.createdDocType !== 'POLICY') {
        return { status: 400, code: 'request.invalid', errors: [{ field: 'docType', code: 'doc.typeOfPolicies' }] };
      }
      const key = header['Idempotency-Key'];
      try {
        return await run(async (tx) => {
          const made = await once(tx, { userId, operationId, key, body }, async () => {
            const record = await recordFor(tx, body, viewer);
            const file = await findOwnUpload(tx, userId, body.dbfileId, body.createdDocType);
            if (!file) throw refusedFile('doc.fileUnknown');
            if ('claimId' in record && (await bytesOfClaim(tx, record.claimId)) + file.size > MAX_UPLOAD_BYTES)
              throw refusedFile('file.tooLarge');
            const at = clock.now() * 1000;
            const values = {
              id: uuidv7(at),
              agencyId,
              ...record,
              fileId: body.dbfileId,
              docType: body.docType ?? null,
              createdByRole: body.createdBy,
              createdBy: userId,
              createdAt: new Date(at),
            };
            await tx.insert(docs).values(values);
            if ('claimId' in record) await touchClaim(tx, record.claimId, clock.now());
            await audit(tx, session, operationId, { type: 'doc', id: values.id, after: values });
            return { id: values.id };
          });
          if (made === 'reused') return { status: 409, code: 'idempotency.reused' };
          const row = await findDoc(tx, made.id);
          return row ? { status: 201, code: 'doc.created', payload: toDoc(row, links) } : notFound;
        });
      } catch (error) {
        if (error instanceof Refused) return error.answer;
        if (isTaken(error, 'docs_file_ux')) return fileUsed;
        throw error;
      }
    },

    async openDoc({ path, session, run }) {
      const row = await run((tx) => findDoc(tx, path.id));
      const seen = row && (row.doc.claimId === null || maySeeClaims(session.viewer));
      return seen ? { status: 200, code: 'ok', payload: toDoc(row, links) } : notFound;
    },

    async deleteDoc({ path, session, operationId, run }) {
      return run(async (tx) => {
        const found = await findDoc(tx, path.id);
        if (!found) return notFound;
        if (found.doc.policyId !== null && !mayChangePolicyDocs(session.viewer)) return notLicensed;
        if (found.doc.claimId !== null && !mayHandleClaims(session.viewer)) return notLicensedForClaims;
        await tx
          .update(docs)
          .set({ deletedAt: new Date(clock.now() * 1000) })
          .where(eq(docs.id, found.doc.id));
        await audit(tx, session, operationId, { type: 'doc', id: found.doc.id, before: found.doc });
        return { status: 200, code: 'doc.deleted' };
      });
    },
  };
}

/** With what a document is put: a record that the caller sees, and that takes one from them. */
async function recordFor(tx: Transaction, { createdDocType, typeId }: Wanted, viewer: Viewer) {
  if (createdDocType === 'POLICY') {
    const policy = await lockPolicy(tx, typeId);
    if (!policy) throw new Refused({ status: 404, code: 'policy.notFound' });
    if (!mayChangePolicyDocs(viewer)) throw new Refused(notLicensed);
    return { policyId: policy.policy.id, contactId: policy.contact.id };
  }
  if (createdDocType === 'CLAIM') {
    const claim = await lockClaim(tx, typeId);
    if (!claim) throw new Refused({ status: 404, code: 'claim.notFound' });
    if (viewer.role === 'AGENT' && !mayHandleClaims(viewer)) throw new Refused(notLicensedForClaims);
    if (!takesClaimDocs(viewer, standingOf(claim))) throw new Refused({ status: 409, code: 'doc.claimClosed' });
    return { claimId: claim.claim.id, contactId: claim.contact.id };
  }
  const found = await lockQuote(tx, typeId);
  if (!found) throw new Refused({ status: 404, code: 'quote.notFound' });
  if (!takesDocs({ quoteStatus: found.quote.status })) throw new Refused({ status: 409, code: 'doc.quoteQuoted' });
  return { quoteId: found.quote.id, contactId: found.contact.id };
}
