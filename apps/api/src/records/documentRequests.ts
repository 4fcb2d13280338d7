import type { components, operations } from '@fairlead/openapi';
import { mayHandleClaims, secondsOf, type Viewer } from '@fairlead/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listOf, type Page, readPage } from '../db/page.ts';
import { first, lockAndFind } from '../db/rows.ts';
import { claims, contacts, documentRequests, insuranceTypes, policies, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import { fullName } from '../messages/formats.ts';
import type { FileLinks } from '../ports/fileLinks.ts';
import { claimSerial } from './claims.ts';
import { docsOfRequests, toDbFile } from './docs.ts';

type Query = NonNullable<operations['listDocumentRequests']['parameters']['query']>;
type DocumentRequest = components['schemas']['DocumentRequest'];
type Row = Awaited<ReturnType<typeof selectRequests>>[number];
export type DocumentRequestRow = Row & { documents: Awaited<ReturnType<typeof docsOfRequests>> };

/** Policies of claims. */
const claimPolicies = alias(policies, 'claim_policies');
const claimTypes = alias(insuranceTypes, 'claim_types');

const selectRequests = (tx: Transaction) =>
  tx
    .select({
      request: documentRequests,
      contact: contacts,
      policyNumber: policies.policyNumber,
      insuranceName: insuranceTypes.name,
      claimSerial: claims.serial,
      claimInsurance: claimTypes.name,
      requester: {
        id: users.id,
        name: users.name,
        email: users.email,
        disabledAt: users.disabledAt,
        deletedAt: users.deletedAt,
      },
    })
    .from(documentRequests)
    .innerJoin(contacts, eq(contacts.id, documentRequests.contactId))
    .innerJoin(users, eq(users.id, documentRequests.requestedBy))
    .leftJoin(policies, eq(policies.id, documentRequests.policyId))
    .leftJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .leftJoin(claims, eq(claims.id, documentRequests.claimId))
    .leftJoin(claimPolicies, eq(claimPolicies.id, claims.policyId))
    .leftJoin(claimTypes, eq(claimTypes.id, claimPolicies.insuranceTypeId))
    .$dynamic();

/** Record that the document is for. */
export function recordOf(row: Row): DocumentRequest['record'] {
  const { request, policyNumber, insuranceName, claimSerial: serial, claimInsurance } = row;
  const { policyId, claimId, contactId } = request;
  if (policyId !== null) return { recordType: 'POLICY', recordId: policyId, number: policyNumber, insuranceName };
  if (claimId !== null) {
    const number = serial === null ? null : claimSerial(serial);
    return { recordType: 'CLAIM', recordId: claimId, number, insuranceName: claimInsurance };
  }
  return { recordType: 'CONTACT', recordId: contactId, number: null, insuranceName: null };
}

export function toDocumentRequest(row: DocumentRequestRow, links: FileLinks): DocumentRequest {
  const { request, contact, requester, documents } = row;
  return {
    id: request.id,
    requestedType: request.requestedType,
    documentName: request.documentName,
    documentRequestStatus: request.status,
    record: recordOf(row),
    contact: { id: contact.id, name: fullName(contact) },
    requestedBy: { id: requester.id, name: requester.name },
    neededBy: secondsOf(request.neededBy),
    requestMessage: request.message,
    sendsReminders: request.sendsReminders,
    remindedDate: request.remindedAt && toSeconds(request.remindedAt),
    answerNote: request.answerNote,
    answeredDate: request.answeredAt && toSeconds(request.answeredAt),
    documents: documents.map(({ id, file }) => ({ id, dbFile: toDbFile(file, links) })),
    creationDate: toSeconds(request.createdAt),
    version: request.version,
  };
}

async function withDocuments(tx: Transaction, rows: Row[]): Promise<DocumentRequestRow[]> {
  const documents =
    rows.length === 0
      ? []
      : await docsOfRequests(
          tx,
          rows.map(({ request }) => request.id),
        );
  return rows.map((row) => ({ ...row, documents: documents.filter(({ requestId }) => requestId === row.request.id) }));
}

/** Agents without a license do not see claims. */
export const seesRequest = (viewer: Viewer, { request }: Row): boolean =>
  viewer.role === 'CUSTOMER' || request.claimId === null || mayHandleClaims(viewer);

/** A page of the requests that the caller may see, newest first. */
export async function listDocumentRequests(
  tx: Transaction,
  query: Query,
  viewer: Viewer,
): Promise<Page<DocumentRequestRow>> {
  const { contactId, policyId, claimId, documentRequestStatus: status } = query;
  const condition = and(
    contactId === undefined ? undefined : eq(documentRequests.contactId, contactId),
    policyId === undefined ? undefined : eq(documentRequests.policyId, policyId),
    claimId === undefined ? undefined : eq(documentRequests.claimId, claimId),
    status === undefined ? undefined : eq(documentRequests.status, status),
    viewer.role === 'CUSTOMER' || mayHandleClaims(viewer) ? undefined : isNull(documentRequests.claimId),
  );
  const page = await readPage(
    tx,
    query,
    listOf(tx, documentRequests, {
      where: condition,
      orderBy: [desc(documentRequests.createdAt), desc(documentRequests.id)],
      rows: selectRequests(tx),
    }),
  );
  return { ...page, rows: await withDocuments(tx, page.rows) };
}

/** Finds a request that the caller may see. */
export async function findDocumentRequest(tx: Transaction, id: string): Promise<DocumentRequestRow | undefined> {
  const row = await first(selectRequests(tx).where(eq(documentRequests.id, id)));
  return row && (await withDocuments(tx, [row]))[0];
}

/** Finds a request and locks it until the transaction ends. */
export const lockDocumentRequest = (tx: Transaction, id: string) =>
  lockAndFind(tx, documentRequests, id, findDocumentRequest);
