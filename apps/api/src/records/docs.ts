import type { components, operations } from '@fairlead/openapi';
import { mayChangePolicyDocs, mayHandleClaims, maySeeClaims, type Viewer } from '@fairlead/rules';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sum } from 'drizzle-orm';
import { type Page, readPage } from '../db/page.ts';
import { first } from '../db/rows.ts';
import { docs, files, policies, quotes, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { whereDeleted } from '../db/text.ts';
import { toSeconds } from '../db/time.ts';
import type { FileLinks } from '../ports/fileLinks.ts';

type Doc = components['schemas']['Doc'];
export type DocQuery = NonNullable<operations['listDocs']['parameters']['query']>;
export type DocRow = Awaited<ReturnType<typeof selectDocs>>[number];

/**
 * Documents of existing records. Policies and claims are never deleted. Documents that a contact uploads for no other record are
 * shown only with their request.
 */
const recordExists = or(
  isNotNull(docs.policyId),
  isNotNull(docs.claimId),
  and(isNotNull(docs.quoteId), isNull(quotes.deletedAt)),
);

/** Column that links a document to its record. */
const recordIds = { QUOTE: docs.quoteId, POLICY: docs.policyId, CLAIM: docs.claimId } as const;

/** Documents with their files and uploaders. */
const selectDocs = (tx: Transaction) =>
  tx
    .select({
      doc: docs,
      file: files,
      uploader: { id: users.id, name: users.name },
      policyNumber: policies.policyNumber,
    })
    .from(docs)
    .leftJoin(quotes, eq(quotes.id, docs.quoteId))
    .leftJoin(policies, eq(policies.id, docs.policyId))
    .innerJoin(files, eq(files.id, docs.fileId))
    .innerJoin(users, eq(users.id, docs.createdBy))
    .$dynamic();

/** A file of a record. */
export const toDbFile = (file: typeof files.$inferSelect, links: FileLinks): components['schemas']['DbFile'] => ({
  id: file.id,
  fileUrl: links.linkTo(file).fileUrl,
  fileName: file.name,
  fileExtension: /\.(\w{1,10})$/.exec(file.name)?.[1]?.toLowerCase() ?? '',
  mimeType: file.contentType,
  size: file.size,
});

function recordOf({ id, quoteId, policyId, claimId }: DocRow['doc']): Pick<Doc, 'typeId' | 'createdDocType'> {
  if (quoteId !== null) return { typeId: quoteId, createdDocType: 'QUOTE' };
  if (policyId !== null) return { typeId: policyId, createdDocType: 'POLICY' };
  if (claimId !== null) return { typeId: claimId, createdDocType: 'CLAIM' };
  throw new Error(`document ${id} belongs to no record`);
}

export function toDoc({ doc, file, uploader, policyNumber }: DocRow, links: FileLinks): Doc {
  const { typeId, createdDocType } = recordOf(doc);
  const created = toSeconds(doc.createdAt);
  // No link is issued for a deleted document.
  const dbFile = doc.deletedAt === null ? toDbFile(file, links) : { ...toDbFile(file, links), fileUrl: '' };
  return {
    id: doc.id,
    typeId,
    createdDocType,
    docCreatedBy: doc.createdByRole,
    uploadedBy: uploader,
    uploadType: createdDocType,
    docType: doc.docType,
    policyNumber,
    fileUrl: dbFile.fileUrl,
    dbFile,
    creationDate: created,
    creationDateTimeStamp: created,
    deleted: doc.deletedAt !== null,
  };
}

/** Documents of a quote, newest first. */
export const docsOfQuote = (tx: Transaction, quoteId: string): Promise<DocRow[]> =>
  selectDocs(tx)
    .where(and(eq(docs.quoteId, quoteId), recordExists, isNull(docs.deletedAt)))
    .orderBy(desc(docs.createdAt), desc(docs.id));

/** Documents of a policy, newest first. */
export const docsOfPolicy = (tx: Transaction, policyId: string): Promise<DocRow[]> =>
  selectDocs(tx)
    .where(and(eq(docs.policyId, policyId), isNull(docs.deletedAt)))
    .orderBy(desc(docs.createdAt), desc(docs.id));

/** Documents of a claim, oldest first. */
export const docsOfClaim = (tx: Transaction, claimId: string): Promise<DocRow[]> =>
  selectDocs(tx)
    .where(and(eq(docs.claimId, claimId), isNull(docs.deletedAt)))
    .orderBy(asc(docs.createdAt), asc(docs.id));

/** Total bytes of the documents of a claim. */
export async function bytesOfClaim(tx: Transaction, claimId: string): Promise<number> {
  const [found] = await tx
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(docs)
    .innerJoin(files, eq(files.id, docs.fileId))
    .where(and(eq(docs.claimId, claimId), isNull(docs.deletedAt)));
  return found?.bytes ?? 0;
}

/** Deleted documents that the viewer may read: those that the viewer may delete. */
const deletableBy = (viewer: Viewer) =>
  and(
    mayChangePolicyDocs(viewer) ? undefined : isNull(docs.policyId),
    mayHandleClaims(viewer) ? undefined : isNull(docs.claimId),
  );

/** A page of the documents that the caller may see. */
export function listDocs(tx: Transaction, query: DocQuery, viewer: Viewer): Promise<Page<DocRow>> {
  const { typeId, userId, createdDocType, docType, isDeleted = false } = query;
  const condition = and(
    whereDeleted(docs.deletedAt, isDeleted),
    recordExists,
    maySeeClaims(viewer) ? undefined : isNull(docs.claimId),
    isDeleted ? deletableBy(viewer) : undefined,
    typeId === undefined
      ? undefined
      : or(eq(docs.quoteId, typeId), eq(docs.policyId, typeId), eq(docs.claimId, typeId)),
    userId === undefined ? undefined : eq(docs.createdBy, userId),
    createdDocType === undefined ? undefined : isNotNull(recordIds[createdDocType]),
    docType === undefined ? undefined : eq(docs.docType, docType),
  );
  return readPage(tx, query, {
    id: docs.id,
    ids: tx.select({ id: docs.id }).from(docs).leftJoin(quotes, eq(quotes.id, docs.quoteId)).where(condition),
    orderBy: [desc(docs.createdAt), desc(docs.id)],
    rows: selectDocs(tx),
  });
}

/** Finds a document that is not deleted and that the caller may see. */
export const findDoc = (tx: Transaction, id: string): Promise<DocRow | undefined> =>
  first(selectDocs(tx).where(and(eq(docs.id, id), recordExists, isNull(docs.deletedAt))));

/** Documents that answer requests, with their files, oldest first. */
export const docsOfRequests = (tx: Transaction, requestIds: readonly string[]) =>
  tx
    .select({ id: docs.id, requestId: docs.requestId, file: files })
    .from(docs)
    .innerJoin(files, eq(files.id, docs.fileId))
    .where(and(inArray(docs.requestId, [...requestIds]), isNull(docs.deletedAt)))
    .orderBy(asc(docs.id));
