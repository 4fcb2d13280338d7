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
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { deleteRecord, recordKind } from '../../contract/changeRecord.ts';
import { createOnce, insertRows } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { ErrorAnswer } from '../../contract/errorAnswer.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { assertExists } from '../../db/rows.ts';
import { docs, userDetails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { lockUpload } from '../../records/attachedFiles.ts';
import { claimStateOf, findClaim, lockClaim, markClaimUpdated } from '../../records/claims.ts';
import { bytesOfClaim, type DocQuery, type DocRow, findDoc, listDocs, toDoc } from '../../records/docs.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { documentsSeenAt, listOwnDocuments, toOwnDocument } from '../../records/ownDocuments.ts';
import { countPartChange, lockPolicy } from '../../records/policies.ts';
import { findQuote, lockQuote } from '../../records/quotes.ts';

type DocInput = components['schemas']['DocCreate'];

const notLicensed = { status: 403, code: 'policy.docsLicensed' } as const;
const notLicensedForClaims = { status: 403, code: 'claim.licensed' } as const;
const claimKeepsDocs = { status: 409, code: 'doc.claimKeepsDocs' } as const;
const quoteKeepsDocs = { status: 409, code: 'doc.quoteKeepsDocs' } as const;
const fileUsed = { status: 409, code: 'doc.fileUsed' } as const;

const refusedFile = (code: 'doc.fileUnknown' | 'file.tooLarge') => new InvalidRequest([{ field: 'dbfileId', code }]);

/** Handlers for documents that agents and customers add to records. */
export function docHandlers({ clock, links }: Services) {
  const show = (row: DocRow) => toDoc(row, links);
  const document = recordKind({
    table: docs,
    type: 'doc',
    notFound: 'doc.notFound',
    find: findDoc,
    lock: lockDoc,
    rowOf: ({ doc }) => doc,
    toPayload: show,
  });

  return defineHandlers({
    listDocs: listHandler((tx, query: DocQuery, { viewer }) => listDocs(tx, query, viewer), show),

    async listOwnDocuments({ query, session: { userId }, run }) {
      const payload = await run(async (tx) => {
        const page = await listOwnDocuments(tx, query);
        return toPage(page, query, toOwnDocument(links, await documentsSeenAt(tx, userId)));
      });
      return { status: 200, code: 'ok', payload };
    },

    async markDocumentsSeen({ session: { userId, agencyId }, run }) {
      if (!agencyId) return forbidden;
      return run(async (tx) => {
        const seenBefore = await documentsSeenAt(tx, userId);
        const seen = { documentsSeenAt: new Date(clock.now() * 1000) };
        await tx
          .insert(userDetails)
          .values({ id: userId, agencyId, ...seen })
          .onConflictDoUpdate({ target: userDetails.id, set: seen });
        const payload = { seenBefore: seenBefore && toSeconds(seenBefore) };
        return { status: 200, code: 'doc.seen', payload } as const;
      });
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
      return run((tx) => {
        const create = async () => {
          const record = await findRecord(tx, body, viewer);
          const refused = viewer.role === 'AGENT' ? await refusalOfErased(tx, record.contactId) : undefined;
          if (refused) throw new ErrorAnswer<'createDoc'>(refused);
          const uploadTypes = documentUploadTypes(body.createdDocType, body.docType);
          const locked = await lockUpload(tx, body.dbfileId, { userId, uploadTypes });
          if ('refused' in locked) {
            if (locked.refused === 'used') throw new ErrorAnswer<'createDoc'>(fileUsed);
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
          await insertRows(document, { tx, session, operationId }, [values]);
          if ('policyId' in record) await countPartChange(tx, record.policyId);
          if ('claimId' in record) await markClaimUpdated(tx, record.claimId, clock.now());
          return { id: values.id };
        };
        return createOnce({ tx, session, operationId, header, body }, create, async ({ id }) => {
          const row = await findDoc(tx, id);
          return row ? ({ status: 201, code: 'doc.created', payload: show(row) } as const) : notFound('doc.notFound');
        });
      });
    },

    async openDoc({ path, session, run }) {
      const row = await run((tx) => findDoc(tx, path.id));
      const seen = row && (row.doc.claimId === null || maySeeClaims(session.viewer));
      return seen ? { status: 200, code: 'ok', payload: show(row) } : notFound('doc.notFound');
    },

    async deleteDoc({ path, session, operationId, run }) {
      const deletedAt = new Date(clock.now() * 1000);
      return run((tx) => {
        const check = ({ doc }: DocRow) => deleteRefusal(tx, doc, session.viewer);
        const cascade = ({ doc }: DocRow) => countPartChange(tx, doc.policyId);
        const deletion = { deletedAt, done: 'doc.deleted', check, cascade } as const;
        return deleteRecord(document, { tx, session, operationId, id: path.id, ...deletion });
      });
    },
  });
}

/** The record that a document is added to. The caller must see it and be allowed to add documents. */
async function findRecord(tx: Transaction, { createdDocType, typeId }: DocInput, viewer: Viewer) {
  if (createdDocType === 'POLICY') {
    const policy = await lockPolicy(tx, typeId);
    if (!policy) throw new ErrorAnswer<'createDoc'>(notFound('policy.notFound'));
    if (!mayChangePolicyDocs(viewer)) throw new ErrorAnswer<'createDoc'>(notLicensed);
    return { policyId: policy.policy.id, contactId: policy.contact.id };
  }
  if (createdDocType === 'CLAIM') {
    const claim = await lockClaim(tx, typeId);
    if (!claim) throw new ErrorAnswer<'createDoc'>(notFound('claim.notFound'));
    if (viewer.role === 'AGENT' && !mayHandleClaims(viewer)) throw new ErrorAnswer<'createDoc'>(notLicensedForClaims);
    if (!takesClaimDocs(viewer, claimStateOf(claim)))
      throw new ErrorAnswer<'createDoc'>({ status: 409, code: 'doc.claimClosed' });
    return { claimId: claim.claim.id, contactId: claim.contact.id };
  }
  const found = await lockQuote(tx, typeId);
  if (!found) throw new ErrorAnswer<'createDoc'>(notFound('quote.notFound'));
  if (!takesDocs({ quoteStatus: found.quote.status }))
    throw new ErrorAnswer<'createDoc'>({ status: 409, code: 'doc.quoteQuoted' });
  return { quoteId: found.quote.id, contactId: found.contact.id };
}

/** Locks the record of a document, then finds the document, which another request may have deleted meanwhile. */
async function lockDoc(tx: Transaction, id: string): Promise<DocRow | undefined> {
  const found = await findDoc(tx, id);
  return found && (await lockRecordOf(tx, found.doc)) ? findDoc(tx, id) : undefined;
}

function lockRecordOf(tx: Transaction, { quoteId, policyId, claimId }: DocRow['doc']) {
  if (policyId !== null) return lockPolicy(tx, policyId);
  if (claimId !== null) return lockClaim(tx, claimId);
  return quoteId === null ? undefined : lockQuote(tx, quoteId);
}

/** The refusal when the viewer may not delete documents of the record, or when its documents can no longer be deleted. */
async function deleteRefusal(tx: Transaction, { quoteId, policyId, claimId }: DocRow['doc'], viewer: Viewer) {
  if (policyId !== null) return mayChangePolicyDocs(viewer) ? undefined : notLicensed;
  if (claimId !== null) {
    if (!mayHandleClaims(viewer)) return notLicensedForClaims;
    const claim = assertExists(await findClaim(tx, claimId), `claim ${claimId}`);
    return takesClaimDocs(viewer, claimStateOf(claim)) ? undefined : claimKeepsDocs;
  }
  const { quote } = assertExists(await findQuote(tx, quoteId ?? ''), `quote ${quoteId}`);
  return takesDocs({ quoteStatus: quote.status }) ? undefined : quoteKeepsDocs;
}
