import type { components, operations } from '@fairlead/openapi';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, listOf, type Page, readPage } from '../../db/page.ts';
import { rowFinder } from '../../db/rows.ts';
import { insuranceTypes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder, whereDeleted } from '../../db/text.ts';
import { toSeconds } from '../../db/time.ts';

type InsuranceType = components['schemas']['InsuranceType'];
type InsuranceTypeRow = typeof insuranceTypes.$inferSelect;
type Query = NonNullable<operations['listInsuranceTypes']['parameters']['query']>;

export const toInsuranceType = (row: InsuranceTypeRow): InsuranceType => ({
  id: row.id,
  name: row.name,
  tag: row.tag,
  active: row.active,
  creationDate: toSeconds(row.createdAt),
  deleted: row.deletedAt !== null,
  version: row.version,
});

/** Finds an insurance type that is not deleted. */
export const findInsuranceType = rowFinder(insuranceTypes);

const orders: Record<NonNullable<Query['sortBy']>, SQL> = {
  creationDate: sql`${insuranceTypes.createdAt}`,
  name: nameOrder(insuranceTypes.name),
  tag: nameOrder(insuranceTypes.tag),
  active: sql`${insuranceTypes.active}`,
};

export function listInsuranceTypes(tx: Transaction, query: Query): Promise<Page<InsuranceTypeRow>> {
  const { name, active, isDeleted = false, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    whereDeleted(insuranceTypes.deletedAt, isDeleted),
    name === undefined ? undefined : nameContains(insuranceTypes.name, name),
    active === undefined ? undefined : eq(insuranceTypes.active, active),
  );
  return readPage(
    tx,
    query,
    listOf(tx, insuranceTypes, {
      where: condition,
      orderBy: inOrder(ascOrDesc, orders[sortBy], insuranceTypes.id),
      rows: tx.select().from(insuranceTypes),
    }),
  );
}

/** Insurance types by name: all that are not deleted, or only the active ones. */
export const allInsuranceTypes = (tx: Transaction, which: 'all' | 'active'): Promise<InsuranceTypeRow[]> =>
  tx
    .select()
    .from(insuranceTypes)
    .where(and(isNull(insuranceTypes.deletedAt), which === 'active' ? eq(insuranceTypes.active, true) : undefined))
    .orderBy(asc(orders.name), asc(insuranceTypes.id));
