import type { components } from '@fairlead/openapi';
import {
  documentUploadTypes,
  MAX_UPLOAD_BYTES,
  mayChangePolicyDocs,
  mayHandleClaims,
  maySeeClaims,
  takesClaimDocs,
  takesDocs,
  type Viewer,
} from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest, keyReused, notFound } from '../../contract/answers.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import { Refused } from '../../contract/refused.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { docs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { lockUpload } from '../../records/attachedFiles.ts';
import { claimStateOf, lockClaim, touchClaim } from '../../records/claims.ts';
import { bytesOfClaim, type DocRow, findDoc, listDocs, toDoc } from '../../records/docs.ts';
import { lockPolicy } from '../../records/policies.ts';
import { lockQuote } from '../../records/quotes.ts';

type DocHandlers = Pick<Handlers, 'listDocs' | 'createDoc' | 'openDoc' | 'deleteDoc'>;

type DocInput = components['schemas']['DocCreate'];

const notLicensed = { status: 403, code: 'policy.docsLicensed' } as const;
const notLicensedForClaims = { status: 403, code: 'claim.licensed' } as const;
const claimKeepsDocs = { status: 409, code: 'doc.claimKeepsDocs' } as const;
const quoteKeepsDocs = { status: 409, code: 'doc.quoteKeepsDocs' } as const;
const fileUsed = { status: 409, code: 'doc.fileUsed' } as const;

const refusedFile = (code: 'doc.fileUnknown' | 'file.tooLarge') => new InvalidRequest([{ field: 'dbfileId', code }]);

/** Handlers for documents that agents and customers add to records. */
export function docHandlers(clock: Clock, links: FileLinks): DocHandlers {
  return {
    async listDocs({ query, session, run }) {
      const page = await run((tx) => listDocs(tx, query, session.viewer));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toDoc(row, links)) };
    },

    async createDoc({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('platform admins have no documents of an agency');
      if (body.createdBy !== viewer.role) {
        return invalidRequest([{ field: 'createdBy', code: 'doc.createdByOther' }]);
      }
      if (body.docType !== undefined && body.createdDocType !== 'POLICY') {
        return invalidRequest([{ field: 'docType', code: 'doc.typeOfPolicies' }]);
      }
      const key = header['Idempotency-Key'];
      return run(async (tx) => {
        const result = await runOnce(tx, { userId, operationId, key, body }, async () => {
          const record = await findRecord(tx, body, viewer);
          const uploadTypes = documentUploadTypes(body.createdDocType, body.docType);
          const locked = await lockUpload(tx, body.dbfileId, { userId, uploadTypes });
          if ('refused' in locked) {
            if (locked.refused === 'used') throw new Refused<'createDoc'>(fileUsed);
            throw refusedFile('doc.fileUnknown');
          }
          const { size } = locked.upload;
          if ('claimId' in record && (await bytesOfClaim(tx, record.claimId)) + size > MAX_UPLOAD_BYTES)
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
        if (result === 'reused') return keyReused;
        const row = await findDoc(tx, result.id);
        return row ? { status: 201, code: 'doc.created', payload: toDoc(row, links) } : notFound('doc.notFound');
      });
    },

    async openDoc({ path, session, run }) {
      const row = await run((tx) => findDoc(tx, path.id));
      const seen = row && (row.doc.claimId === null || maySeeClaims(session.viewer));
      return seen ? { status: 200, code: 'ok', payload: toDoc(row, links) } : notFound('doc.notFound');
    },

    async deleteDoc({ path, session, operationId, run }) {
      return run(async (tx) => {
        const found = await findDoc(tx, path.id);
        if (!found) return notFound('doc.notFound');
        if (found.doc.policyId !== null && !mayChangePolicyDocs(session.viewer)) return notLicensed;
        if (found.doc.claimId !== null && !mayHandleClaims(session.viewer)) return notLicensedForClaims;
        const closed = await lockForDelete(tx, found.doc, session.viewer);
        if (closed) return closed;
        // Another request may have deleted it before the record was locked.
        if (!(await findDoc(tx, found.doc.id))) return notFound('doc.notFound');
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

/** The record that a document is added to. The caller must see it and be allowed to add documents. */
async function findRecord(tx: Transaction, { createdDocType, typeId }: DocInput, viewer: Viewer) {
  if (createdDocType === 'POLICY') {
    const policy = await lockPolicy(tx, typeId);
    if (!policy) throw new Refused<'createDoc'>(notFound('policy.notFound'));
    if (!mayChangePolicyDocs(viewer)) throw new Refused<'createDoc'>(notLicensed);
    return { policyId: policy.policy.id, contactId: policy.contact.id };
  }
  if (createdDocType === 'CLAIM') {
    const claim = await lockClaim(tx, typeId);
    if (!claim) throw new Refused<'createDoc'>(notFound('claim.notFound'));
    if (viewer.role === 'AGENT' && !mayHandleClaims(viewer)) throw new Refused<'createDoc'>(notLicensedForClaims);
    if (!takesClaimDocs(viewer, claimStateOf(claim)))
      throw new Refused<'createDoc'>({ status: 409, code: 'doc.claimClosed' });
    return { claimId: claim.claim.id, contactId: claim.contact.id };
  }
  const found = await lockQuote(tx, typeId);
  if (!found) throw new Refused<'createDoc'>(notFound('quote.notFound'));
  if (!takesDocs({ quoteStatus: found.quote.status }))
    throw new Refused<'createDoc'>({ status: 409, code: 'doc.quoteQuoted' });
  return { quoteId: found.quote.id, contactId: found.contact.id };
}

/** Locks the record of a document. Returns the refusal when documents of the record can no longer be deleted. */
async function lockForDelete(tx: Transaction, { quoteId, policyId, claimId }: DocRow['doc'], viewer: Viewer) {
  if (policyId !== null) return (await lockPolicy(tx, policyId)) ? undefined : notFound('doc.notFound');
  if (claimId !== null) {
    const claim = await lockClaim(tx, claimId);
    if (!claim) return notFound('doc.notFound');
    return takesClaimDocs(viewer, claimStateOf(claim)) ? undefined : claimKeepsDocs;
  }
  const found = quoteId === null ? undefined : await lockQuote(tx, quoteId);
  if (!found) return notFound('doc.notFound');
  return takesDocs({ quoteStatus: found.quote.status }) ? undefined : quoteKeepsDocs;
}
