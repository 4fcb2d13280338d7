import type { components } from '@fairlead/openapi';
import {
  awaitsDocumentAnswer,
  dateOf,
  isClaimOpen,
  isDay,
  mayRequestDocuments,
  replacesRequestedDocument,
  takesRequestedDocument,
  type Viewer,
} from '@fairlead/rules';
import { inArray } from 'drizzle-orm';
import { invalidRequest, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { createRecord, insertRow, insertRows } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { rowFinder } from '../../db/rows.ts';
import { contacts, docs, documentRequests } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { wasJustSent } from '../../mail/repeats.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { exceedUpload, lockUploads } from '../../records/attachedFiles.ts';
import { findClaim, markClaimUpdated } from '../../records/claims.ts';
import { writeAnswerMail, writeRequestMail } from '../../records/documentRequestMails.ts';
import {
  type DocumentRequestRow,
  findDocumentRequest,
  listDocumentRequests,
  lockDocumentRequest,
  recordOf,
  seesRequest,
  toDocumentRequest,
} from '../../records/documentRequests.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { countPartChange, findPolicy } from '../../records/policies.ts';

type Create = components['schemas']['DocumentRequestCreate'];
type Input = Pick<Create, 'requestedType' | 'documentName' | 'neededBy' | 'requestMessage' | 'sendsReminders'>;

const notLicensed = { status: 403, code: 'documentRequest.licensed' } as const;
const missing = { POLICY: 'policy.notFound', CLAIM: 'claim.notFound', CONTACT: 'contact.notFound' } as const;
const findContact = rowFinder(contacts);

/** Handlers for documents that agents ask customers for. */
export function documentRequestHandlers(services: Services) {
  const { clock, links, mailer } = services;
  const show = (row: DocumentRequestRow) => toDocumentRequest(row, links);
  const kind = recordKind({
    table: documentRequests,
    type: 'documentRequest',
    notFound: 'documentRequest.notFound',
    find: findDocumentRequest,
    lock: lockDocumentRequest,
    rowOf: ({ request }) => request,
    toPayload: show,
  });
  const document = { table: docs, type: 'doc' } as const;
  const now = () => new Date(clock.now() * 1000);
  const closed = (row: DocumentRequestRow) =>
    ({ status: 409, code: 'documentRequest.closed', payload: show(row) }) as const;
  const stateOf = ({ request }: DocumentRequestRow) => ({ documentRequestStatus: request.status });
  /** Refuses agents who may not handle the record, and closed requests. */
  const agentRefusal = (viewer: Viewer, isOpen: typeof takesRequestedDocument) => (row: DocumentRequestRow) => {
    if (!mayRequestDocuments(viewer, recordOf(row).recordType)) return notLicensed;
    return isOpen(stateOf(row)) ? undefined : closed(row);
  };
  const closedRefusal = (isOpen: typeof takesRequestedDocument) => (row: DocumentRequestRow) =>
    isOpen(stateOf(row)) ? undefined : closed(row);

  return defineHandlers({
    listDocumentRequests: listHandler(
      (tx, query: Parameters<typeof listDocumentRequests>[1], { viewer }) => listDocumentRequests(tx, query, viewer),
      show,
    ),

    async getDocumentRequest({ path, session, run }) {
      const row = await run((tx) => findDocumentRequest(tx, path.id));
      return row && seesRequest(session.viewer, row)
        ? { status: 200, code: 'ok', payload: show(row) }
        : notFound('documentRequest.notFound');
    },

    async createDocumentRequest({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      if (!mayRequestDocuments(viewer, body.recordType)) return notLicensed;
      return run(async (tx) => {
        const errors = errorsOf(body, await todayOf(tx, clock.now()));
        if (errors.length > 0) return invalidRequest(errors);
        const record = await findRecord(tx, body);
        if (!record) return notFound(missing[body.recordType]);
        const refused = await refusalOfErased(tx, record.contactId);
        if (refused) return refused;
        const write = { tx, session, operationId };
        const create = async () => {
          const at = { createdAt: now(), updatedAt: now() };
          const values = { agencyId, ...record, ...contentOf(body), requestedBy: userId, ...at };
          const row = await insertRow(kind, write, values);
          await writeRequestMail(write, services, row, 'request');
          return row.request.id;
        };
        const created = { create, code: 'documentRequest.created', path: '/api/document-request/id/' } as const;
        return createRecord(kind, { ...write, header, body }, created);
      });
    },

    async updateDocumentRequest({ body, session, operationId, run }) {
      const { documentRequestId: id, version } = body;
      const check = agentRefusal(session.viewer, takesRequestedDocument);
      return run(async (tx) => {
        const errors = errorsOf(body, await todayOf(tx, clock.now()));
        if (errors.length > 0) return invalidRequest(errors);
        return changeRecord(kind, { tx, session, operationId, id, version, check }, async (_, save) => {
          const reopened = { status: 'OPEN', answerNote: '', answeredAt: null, remindedAt: null } as const;
          const after = await save({ ...contentOf(body), ...reopened, updatedAt: now() });
          await writeRequestMail({ tx, session, operationId }, services, after, 'request');
          return { status: 200, code: 'documentRequest.updated', payload: show(after) } as const;
        });
      });
    },

    async remindDocumentRequest({ path: { id }, session, operationId, run }) {
      const check = agentRefusal(session.viewer, awaitsDocumentAnswer);
      return run((tx) =>
        changeAnyVersion(kind, { tx, session, operationId, id, check }, async (before, save) => {
          if (wasJustSent(before.request.remindedAt, clock.now()))
            return { status: 409, code: 'email.sentJustNow', payload: show(before) } as const;
          await writeRequestMail({ tx, session, operationId }, services, before, 'reminder');
          const after = await save({ remindedAt: now() });
          return { status: 200, code: 'documentRequest.reminded', payload: show(after) } as const;
        }),
      );
    },

    async withdrawDocumentRequest({ path: { id }, session, operationId, run }) {
      const check = agentRefusal(session.viewer, takesRequestedDocument);
      return run((tx) =>
        changeAnyVersion(kind, { tx, session, operationId, id, check }, async (_, save) => {
          const after = await save({ status: 'WITHDRAWN', updatedAt: now() });
          return { status: 200, code: 'documentRequest.withdrawn', payload: show(after) } as const;
        }),
      );
    },

    async uploadRequestedDocument({ path: { id }, body, session, operationId, run }) {
      const { userId } = session;
      const { replaces = false } = body;
      return run((tx) => {
        const check = async (row: DocumentRequestRow) => {
          const accepts = replaces ? replacesRequestedDocument : takesRequestedDocument;
          return accepts(stateOf(row)) && !(replaces && (await isOfClosedClaim(tx, row))) ? undefined : closed(row);
        };
        return changeAnyVersion(kind, { tx, session, operationId, id, check }, async (before, save) => {
          const locked = await lockUploads(tx, body.fileIds, { userId, uploadTypes: ['ATTACHMENT'] });
          if ('refused' in locked) {
            if (locked.refused === 'used') return { status: 409, code: 'doc.fileUsed', payload: show(before) } as const;
            return invalidRequest([{ field: 'fileIds', code: 'documentRequest.fileUnknown' }]);
          }
          if (exceedUpload(locked.uploads)) throw new InvalidRequest([{ field: 'fileIds', code: 'file.tooLarge' }]);
          const { agencyId, contactId, policyId, claimId } = before.request;
          const of = { agencyId, contactId, policyId, claimId, requestId: id, createdBy: userId, createdAt: now() };
          const rows = body.fileIds.map((fileId, page) => ({
            id: uuidv7(clock.now() * 1000 + page),
            ...of,
            fileId,
            createdByRole: 'CUSTOMER' as const,
          }));
          const old = replaces ? before.documents.map((doc) => doc.id) : [];
          if (old.length > 0) await tx.update(docs).set({ deletedAt: now() }).where(inArray(docs.id, old));
          await insertRows(document, { tx, session, operationId }, rows);
          await countPartChange(tx, policyId);
          if (claimId !== null) await markClaimUpdated(tx, claimId, clock.now());
          const answer = { status: 'UPLOADED', answerNote: (body.answerNote ?? '').trim() } as const;
          const after = await save({ ...answer, answeredAt: now(), updatedAt: now() }, replaced(old));
          await writeAnswerMail(tx, mailer, after, 'uploaded');
          return { status: 200, code: 'documentRequest.uploaded', payload: show(after) } as const;
        });
      });
    },

    async declineDocumentRequest({ path: { id }, body, session, operationId, run }) {
      const check = closedRefusal(awaitsDocumentAnswer);
      return run((tx) =>
        changeAnyVersion(kind, { tx, session, operationId, id, check }, async (_, save) => {
          const answer = { status: 'UNAVAILABLE', answerNote: (body.answerNote ?? '').trim() } as const;
          const after = await save({ ...answer, answeredAt: now(), updatedAt: now() });
          await writeAnswerMail(tx, mailer, after, 'unavailable');
          return { status: 200, code: 'documentRequest.declined', payload: show(after) } as const;
        }),
      );
    },
  });
}

function errorsOf({ requestedType, documentName = '', neededBy }: Input, today: number): FieldMessage[] {
  const errors: FieldMessage[] = [];
  if (requestedType === 'OTHER' && documentName.trim() === '')
    errors.push({ field: 'documentName', code: 'documentRequest.nameRequired' });
  if (!isDay(neededBy)) errors.push({ field: 'neededBy', code: 'field.day' });
  else if (neededBy < today) errors.push({ field: 'neededBy', code: 'documentRequest.dayPast' });
  return errors;
}

const contentOf = ({
  requestedType,
  documentName = '',
  neededBy,
  requestMessage = '',
  sendsReminders = true,
}: Input) => ({
  requestedType,
  documentName: requestedType === 'OTHER' ? documentName.trim() : '',
  neededBy: dateOf(neededBy),
  message: requestMessage.trim(),
  sendsReminders,
});

/** Deleted documents, for the audit log. */
const replaced = (docIds: readonly string[]) =>
  docIds.length > 0 ? { before: { documents: docIds }, after: { documents: [] } } : undefined;

/** Documents of a claim are kept when it is no longer open. */
async function isOfClosedClaim(tx: Transaction, { request: { claimId } }: DocumentRequestRow): Promise<boolean> {
  const row = claimId === null ? undefined : await findClaim(tx, claimId);
  return row !== undefined && !isClaimOpen({ claimStatus: row.claim.status });
}

/** Record of a request, with its contact. Undefined when the caller cannot see it. */
async function findRecord(tx: Transaction, { recordType, recordId }: Create) {
  if (recordType === 'POLICY') {
    const policy = await findPolicy(tx, recordId);
    return policy && { policyId: recordId, contactId: policy.contact.id };
  }
  if (recordType === 'CLAIM') {
    const claim = await findClaim(tx, recordId);
    return claim && { claimId: recordId, contactId: claim.contact.id };
  }
  const contact = await findContact(tx, recordId);
  return contact && { contactId: recordId };
}
