import type { operations } from '@fairlead/openapi';
import { monthsOf, subscriptionDurations } from '@fairlead/rules';
import { and, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, listOf, type Page, readPage } from '../../db/page.ts';
import { subscriptionPackages } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder, whereDeleted } from '../../db/text.ts';
import type { PackageRow } from './packages.ts';

export type PackageQuery = NonNullable<operations['listSubscriptionPackages']['parameters']['query']>;

const months = sql.join(
  subscriptionDurations.map((duration) => sql`when ${duration} then ${sql.raw(String(monthsOf(duration)))}`),
  sql` `,
);

const orders: Record<NonNullable<PackageQuery['sortBy']>, SQL> = {
  creationDate: sql`${subscriptionPackages.createdAt}`,
  packageName: nameOrder(subscriptionPackages.name),
  price: sql`${subscriptionPackages.priceCents}`,
  subscriptionDuration: sql`case ${subscriptionPackages.duration} ${months} end`,
};

/** Packages that the caller may see. */
export function packageList(tx: Transaction, query: PackageQuery): List<PackageRow> {
  const { packageName, isDeleted = false, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    whereDeleted(subscriptionPackages.deletedAt, isDeleted),
    packageName === undefined ? undefined : nameContains(subscriptionPackages.name, packageName),
  );
  return listOf(tx, subscriptionPackages, {
    where: condition,
    orderBy: inOrder(ascOrDesc, orders[sortBy], subscriptionPackages.id),
    rows: tx.select().from(subscriptionPackages),
  });
}

export const listPackages = (tx: Transaction, query: PackageQuery): Promise<Page<PackageRow>> =>
  readPage(tx, query, packageList(tx, query));
