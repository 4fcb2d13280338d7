import type { components, operations } from '@fairlead/openapi';
import { and, asc, count, desc, eq, isNotNull, isNull, or, sum } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { docs, files, policies, quotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { keptOrDeleted } from '../../db/text.ts';
import type { FileLinks } from '../files/links.ts';

type Doc = components['schemas']['Doc'];
type DocQuery = NonNullable<operations['listDocs']['parameters']['query']>;
export type DocRow = Awaited<ReturnType<typeof selectDocs>>[number];

/** Of a record that is still there: policies and claims stay. */
const ofWhatIsKept = or(isNotNull(docs.policyId), isNotNull(docs.claimId), isNull(quotes.deletedAt));

/** Which column says to what a document belongs. */
const recordIds = { QUOTE: docs.quoteId, POLICY: docs.policyId, CLAIM: docs.claimId } as const;

/** Documents with their files and who put them there. */
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

/** A file of a record, as the contract shows it. */
export const fileShown = (file: typeof files.$inferSelect, links: FileLinks): components['schemas']['DbFile'] => ({
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
  throw new Error(`document ${id} belongs to nothing`);
}

/** As the contract shows it. */
export function toDoc({ doc, file, uploader, policyNumber }: DocRow, links: FileLinks): Doc {
  const { typeId, createdDocType } = recordOf(doc);
  const created = Math.floor(doc.createdAt.getTime() / 1000);
  return {
    id: doc.id,
    typeId,
    createdDocType,
    docCreatedBy: doc.createdByRole,
    uploadedBy: uploader,
    uploadType: createdDocType,
    docType: doc.docType,
    policyNumber,
    dbFile: fileShown(file, links),
    creationDate: created,
    creationDateTimeStamp: created,
    deleted: doc.deletedAt !== null,
  };
}

/** What is with a quote, the newest first. */
export const docsOfQuote = (tx: Transaction, quoteId: string): Promise<DocRow[]> =>
  selectDocs(tx)
    .where(and(eq(docs.quoteId, quoteId), ofWhatIsKept, isNull(docs.deletedAt)))
    .orderBy(desc(docs.createdAt), desc(docs.id));

/** What is with a policy, the newest first. */
export const docsOfPolicy = (tx: Transaction, policyId: string): Promise<DocRow[]> =>
  selectDocs(tx)
    .where(and(eq(docs.policyId, policyId), isNull(docs.deletedAt)))
    .orderBy(desc(docs.createdAt), desc(docs.id));

/** What is with a claim, as it came. */
export const docsOfClaim = (tx: Transaction, claimId: string): Promise<DocRow[]> =>
  selectDocs(tx)
    .where(and(eq(docs.claimId, claimId), isNull(docs.deletedAt)))
    .orderBy(asc(docs.createdAt), asc(docs.id));

/** Bytes of all that is with a claim. */
export async function bytesOfClaim(tx: Transaction, claimId: string): Promise<number> {
  const [found] = await tx
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(docs)
    .innerJoin(files, eq(files.id, docs.fileId))
    .where(and(eq(docs.claimId, claimId), isNull(docs.deletedAt)));
  return found?.bytes ?? 0;
}

/** A page of the documents that the caller may see, `ofClaims` too or not. */
export function listDocs(tx: Transaction, query: DocQuery, ofClaims: boolean): Promise<Page<DocRow>> {
  const { typeId, userId, createdDocType, docType, isDeleted = false } = query;
  const wanted = and(
    keptOrDeleted(docs.deletedAt, isDeleted),
    ofWhatIsKept,
    ofClaims ? undefined : isNull(docs.claimId),
    typeId === undefined
      ? undefined
      : or(eq(docs.quoteId, typeId), eq(docs.policyId, typeId), eq(docs.claimId, typeId)),
    userId === undefined ? undefined : eq(docs.createdBy, userId),
    createdDocType === undefined ? undefined : isNotNull(recordIds[createdDocType]),
    docType === undefined ? undefined : eq(docs.docType, docType),
  );
  return readPage(
    query,
    ({ limit, offset }) =>
      selectDocs(tx).where(wanted).orderBy(desc(docs.createdAt), desc(docs.id)).limit(limit).offset(offset),
    () => tx.select({ total: count() }).from(docs).leftJoin(quotes, eq(quotes.id, docs.quoteId)).where(wanted),
  );
}

/** A document that is not deleted and that the caller may see. */
export async function findDoc(tx: Transaction, id: string): Promise<DocRow | undefined> {
  const [row] = await selectDocs(tx).where(and(eq(docs.id, id), ofWhatIsKept, isNull(docs.deletedAt)));
  return row;
}

/** A file that this user has uploaded for such a purpose. */
export async function findOwnUpload(
  tx: Transaction,
  userId: string,
  id: string,
  uploadType: string,
): Promise<{ size: number } | undefined> {
  const [found] = await tx
    .select({ size: files.size })
    .from(files)
    .where(and(eq(files.id, id), eq(files.uploadedBy, userId), eq(files.uploadType, uploadType)));
  return found;
}

/** Whether it is a file that this user has uploaded for such a purpose. */
export const isOwnUpload = async (tx: Transaction, userId: string, id: string, uploadType: string): Promise<boolean> =>
  (await findOwnUpload(tx, userId, id, uploadType)) !== undefined;
