import type { components } from '@fairlead/openapi';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { coverages, discounts } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

export type CoverageRow = typeof coverages.$inferSelect;
export type DiscountRow = typeof discounts.$inferSelect;

const sharedFields = ({ id, name, value, description, deletedAt, version }: CoverageRow) => ({
  id,
  name,
  value,
  description,
  deleted: deletedAt !== null,
  version,
});

/** Converts a coverage of a quote. */
export function toCoverage(row: CoverageRow): components['schemas']['Coverage'] {
  if (row.quoteId === null) throw new Error(`coverage ${row.id} belongs to no quote`);
  return { ...sharedFields(row), quoteId: row.quoteId };
}

/** Converts a coverage of a policy. */
export function toPolicyCoverage(row: CoverageRow): components['schemas']['PolicyCoverage'] {
  if (row.policyId === null) throw new Error(`coverage ${row.id} belongs to no policy`);
  return { ...sharedFields(row), policyId: row.policyId };
}

export const toDiscount = (row: DiscountRow): components['schemas']['Discount'] => ({
  id: row.id,
  quoteId: row.quoteId,
  name: row.name,
  version: row.version,
});

/** Coverages of a quote, in the order of entry. */
export const coveragesOf = (tx: Transaction, quoteId: string): Promise<CoverageRow[]> =>
  tx
    .select()
    .from(coverages)
    .where(and(eq(coverages.quoteId, quoteId), isNull(coverages.deletedAt)))
    .orderBy(asc(coverages.id));

/** Coverages of a policy, in the order of entry. */
export const policyCoveragesOf = (tx: Transaction, policyId: string): Promise<CoverageRow[]> =>
  tx
    .select()
    .from(coverages)
    .where(and(eq(coverages.policyId, policyId), isNull(coverages.deletedAt)))
    .orderBy(asc(coverages.id));

/** Finds a coverage that is not deleted. */
export async function findCoverage(tx: Transaction, id: string): Promise<CoverageRow | undefined> {
  const [row] = await tx
    .select()
    .from(coverages)
    .where(and(eq(coverages.id, id), isNull(coverages.deletedAt)));
  return row;
}

/** Finds a discount that is not deleted. */
export async function findDiscount(tx: Transaction, id: string): Promise<DiscountRow | undefined> {
  const [row] = await tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.id, id), isNull(discounts.deletedAt)));
  return row;
}

export const discountsOf = (tx: Transaction, quoteId: string): Promise<DiscountRow[]> =>
  tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.quoteId, quoteId), isNull(discounts.deletedAt)))
    .orderBy(asc(discounts.id));
