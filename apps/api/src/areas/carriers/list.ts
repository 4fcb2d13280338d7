import type { operations } from '@fairlead/openapi';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, listOf, type Page, readPage } from '../../db/page.ts';
import { carriers, files } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder, whereDeleted } from '../../db/text.ts';
import { type CarrierRow, carrierColumns } from './carriers.ts';

type Query = NonNullable<operations['listCarriers']['parameters']['query']>;

const orders: Record<NonNullable<Query['sortBy']>, SQL> = {
  creationDate: sql`${carriers.createdAt}`,
  name: nameOrder(carriers.name),
  active: sql`${carriers.active}`,
};
const searched = { name: carriers.name, websiteUrl: carriers.websiteUrl, claimUrl: carriers.claimUrl } as const;

const withImages = (tx: Transaction) =>
  tx.select(carrierColumns).from(carriers).innerJoin(files, eq(files.id, carriers.imageFileId));

export function listCarriers(tx: Transaction, query: Query): Promise<Page<CarrierRow>> {
  const { active, isDeleted = false, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    whereDeleted(carriers.deletedAt, isDeleted),
    active === undefined ? undefined : eq(carriers.active, active),
    ...(['name', 'websiteUrl', 'claimUrl'] as const).map((field) => {
      const text = query[field];
      return text === undefined ? undefined : nameContains(searched[field], text);
    }),
  );
  return readPage(
    tx,
    query,
    listOf(tx, carriers, {
      where: condition,
      orderBy: inOrder(ascOrDesc, orders[sortBy], carriers.id),
      rows: withImages(tx),
    }),
  );
}

/** Active carriers for selects, by name. */
export const carrierOptions = (tx: Transaction): Promise<CarrierRow[]> =>
  withImages(tx)
    .where(and(isNull(carriers.deletedAt), eq(carriers.active, true)))
    .orderBy(asc(orders.name), asc(carriers.id));
