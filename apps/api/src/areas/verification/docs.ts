import type { components, operations } from '@fairlead/openapi';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { inOrder, listOf, type Page, readPage } from '../../db/page.ts';
import { rowFinder } from '../../db/rows.ts';
import { verificationDocs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder, whereDeleted } from '../../db/text.ts';
import { toSeconds } from '../../db/time.ts';

type VerificationDoc = components['schemas']['VerificationDoc'];
export type DocQuery = NonNullable<operations['listVerificationDocs']['parameters']['query']>;
export type DocRow = typeof verificationDocs.$inferSelect;

export const toDoc = (row: DocRow): VerificationDoc => ({
  id: row.id,
  name: row.name,
  hasExpirationDate: row.hasExpirationDate,
  required: row.required,
  active: row.active,
  creationDate: toSeconds(row.createdAt),
  deleted: row.deletedAt !== null,
  version: row.version,
});

export const columnsOf = ({
  name,
  hasExpirationDate,
  required,
  active,
}: components['schemas']['VerificationDocCreate']) => ({ name: name.trim(), hasExpirationDate, required, active });

/** Finds a document definition that is not deleted. */
export const findDoc = rowFinder(verificationDocs);

const orders: Record<NonNullable<DocQuery['sortBy']>, SQL> = {
  creationDate: sql`${verificationDocs.createdAt}`,
  name: nameOrder(verificationDocs.name),
};

export function listDocs(tx: Transaction, query: DocQuery): Promise<Page<DocRow>> {
  const { name, active, isDeleted = false, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    whereDeleted(verificationDocs.deletedAt, isDeleted),
    name === undefined ? undefined : nameContains(verificationDocs.name, name),
    active === undefined ? undefined : eq(verificationDocs.active, active),
  );
  return readPage(
    tx,
    query,
    listOf(tx, verificationDocs, {
      where: condition,
      orderBy: inOrder(ascOrDesc, orders[sortBy], verificationDocs.id),
      rows: tx.select().from(verificationDocs),
    }),
  );
}
