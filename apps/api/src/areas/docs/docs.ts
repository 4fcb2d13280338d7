import type { components, operations } from '@fairlead/openapi';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { docs, files, quotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { keptOrDeleted } from '../../db/text.ts';
import type { FileLinks } from '../files/links.ts';

type Doc = components['schemas']['Doc'];
type DocQuery = NonNullable<operations['listDocs']['parameters']['query']>;
export type DocRow = Awaited<ReturnType<typeof selectDocs>>[number];

/** Documents of records that are still there. */
const selectDocs = (tx: Transaction) =>
  tx
    .select({ doc: docs, file: files, uploader: { id: users.id, name: users.name } })
    .from(docs)
    .innerJoin(quotes, and(eq(quotes.id, docs.quoteId), isNull(quotes.deletedAt)))
    .innerJoin(files, eq(files.id, docs.fileId))
    .innerJoin(users, eq(users.id, docs.createdBy))
    .$dynamic();

/** As the contract shows it. */
export function toDoc({ doc, file, uploader }: DocRow, links: FileLinks): Doc {
  if (doc.quoteId === null) throw new Error(`document ${doc.id} belongs to nothing`);
  const created = Math.floor(doc.createdAt.getTime() / 1000);
  const { fileUrl } = links.linkTo(file);
  return {
    id: doc.id,
    typeId: doc.quoteId,
    createdDocType: 'QUOTE',
    docCreatedBy: doc.createdByRole,
    uploadedBy: uploader,
    uploadType: 'QUOTE',
    dbFile: {
      id: file.id,
      fileUrl,
      fileName: file.name,
      fileExtension: /\.(\w{1,10})$/.exec(file.name)?.[1]?.toLowerCase() ?? '',
      mimeType: file.contentType,
      size: file.size,
    },
    creationDate: created,
    creationDateTimeStamp: created,
    deleted: doc.deletedAt !== null,
  };
}

/** What is with a quote, the newest first. */
export const docsOfQuote = (tx: Transaction, quoteId: string): Promise<DocRow[]> =>
  selectDocs(tx)
    .where(and(eq(docs.quoteId, quoteId), isNull(docs.deletedAt)))
    .orderBy(desc(docs.createdAt), desc(docs.id));

/** A page of the documents that the caller may see. */
export function listDocs(tx: Transaction, query: DocQuery): Promise<Page<DocRow>> {
  const { typeId, userId, isDeleted = false } = query;
  const wanted = and(
    keptOrDeleted(docs.deletedAt, isDeleted),
    typeId === undefined ? undefined : eq(docs.quoteId, typeId),
    userId === undefined ? undefined : eq(docs.createdBy, userId),
  );
  return readPage(
    query,
    ({ limit, offset }) =>
      selectDocs(tx).where(wanted).orderBy(desc(docs.createdAt), desc(docs.id)).limit(limit).offset(offset),
    () =>
      tx
        .select({ total: count() })
        .from(docs)
        .innerJoin(quotes, and(eq(quotes.id, docs.quoteId), isNull(quotes.deletedAt)))
        .where(wanted),
  );
}

/** A document that is not deleted and that the caller may see. */
export async function findDoc(tx: Transaction, id: string): Promise<DocRow | undefined> {
  const [row] = await selectDocs(tx).where(and(eq(docs.id, id), isNull(docs.deletedAt)));
  return row;
}
