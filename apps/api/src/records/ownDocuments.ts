import type { components, operations } from '@fairlead/openapi';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inOrder, type List, type Page, readPage } from '../db/page.ts';
import { claims, docs, files, insuranceTypes, policies, userDetails } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { nameContains, nameOrder } from '../db/text.ts';
import { toSeconds } from '../db/time.ts';
import type { FileLinks } from '../ports/fileLinks.ts';
import { claimSerial } from './claims.ts';

export type OwnDocumentQuery = NonNullable<operations['listOwnDocuments']['parameters']['query']>;
export type OwnDocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

function selectDocuments(tx: Transaction) {
  const ofClaims = alias(policies, 'policies_of_claims');
  return tx
    .select({
      doc: docs,
      file: files,
      policyNumber: policies.policyNumber,
      claim: claims.serial,
      insuranceName: insuranceTypes.name,
    })
    .from(docs)
    .innerJoin(files, eq(files.id, docs.fileId))
    .leftJoin(policies, eq(policies.id, docs.policyId))
    .leftJoin(claims, eq(claims.id, docs.claimId))
    .leftJoin(ofClaims, eq(ofClaims.id, claims.policyId))
    .innerJoin(
      insuranceTypes,
      eq(insuranceTypes.id, sql`coalesce(${policies.insuranceTypeId}, ${ofClaims.insuranceTypeId})`),
    )
    .$dynamic();
}

const columns = { POLICY: docs.policyId, CLAIM: docs.claimId } as const;

const matches = ({ name, createdBy, createdDocType }: OwnDocumentQuery): SQL | undefined =>
  and(
    isNull(docs.deletedAt),
    createdDocType === undefined
      ? or(isNotNull(docs.policyId), isNotNull(docs.claimId))
      : isNotNull(columns[createdDocType]),
    createdBy === undefined ? undefined : eq(docs.createdByRole, createdBy),
    name === undefined ? undefined : nameContains(files.name, name),
  );

function ownDocumentList(tx: Transaction, query: OwnDocumentQuery): List<OwnDocumentRow> {
  const { name, sortBy = 'creationDate', ascOrDesc } = query;
  const order = sortBy === 'name' ? [nameOrder(files.name), docs.id] : [docs.createdAt, docs.id];
  const ids = tx.select({ id: docs.id }).from(docs).$dynamic();
  const withFiles = name !== undefined || sortBy === 'name' ? ids.innerJoin(files, eq(files.id, docs.fileId)) : ids;
  return {
    id: docs.id,
    ids: withFiles.where(matches(query)),
    orderBy: inOrder(ascOrDesc, ...order),
    rows: selectDocuments(tx),
  };
}

/** A page of the documents of the policies and claims of the calling customer. Row security limits it to these. */
export const listOwnDocuments = (tx: Transaction, query: OwnDocumentQuery): Promise<Page<OwnDocumentRow>> =>
  readPage(tx, query, ownDocumentList(tx, query));

/** Time when a customer last opened the page of all documents. Null before the first visit. */
export async function documentsSeenAt(tx: Transaction, userId: string): Promise<Date | null> {
  const [found] = await tx
    .select({ seenAt: userDetails.documentsSeenAt })
    .from(userDetails)
    .where(eq(userDetails.id, userId));
  return found?.seenAt ?? null;
}

/**
 * Whether a document is marked as new. One that the agency added in the second of the visit is still new, because the page may
 * not have shown it.
 */
const isNew = ({ doc }: OwnDocumentRow, seenAt: Date | null): boolean =>
  doc.createdByRole === 'AGENT' && (seenAt === null || doc.createdAt >= seenAt);

/** A document as its customer sees it. `seenAt` is the result of `documentsSeenAt`. */
export const toOwnDocument =
  (links: FileLinks, seenAt: Date | null) =>
  (row: OwnDocumentRow): components['schemas']['OwnDocument'] => {
    const { doc, file, policyNumber, claim, insuranceName } = row;
    return {
      id: doc.id,
      file: links.show(file),
      createdBy: doc.createdByRole,
      createdDocType: doc.claimId === null ? 'POLICY' : 'CLAIM',
      typeId: doc.claimId ?? doc.policyId ?? '',
      number: claim === null ? (policyNumber ?? '') : claimSerial(claim),
      insuranceName,
      docType: doc.docType,
      creationDate: toSeconds(doc.createdAt),
      isNew: isNew(row, seenAt),
    };
  };
