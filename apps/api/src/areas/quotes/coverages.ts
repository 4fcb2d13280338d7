import type { components } from '@fairlead/openapi';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { coverages, discounts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

export type CoverageRow = typeof coverages.$inferSelect;
export type DiscountRow = typeof discounts.$inferSelect;

const shown = ({ id, name, value, description, deletedAt, version }: CoverageRow) => ({
  id,
  name,
  value,
  description,
  deleted: deletedAt !== null,
  version,
});

/** One of a quote, as the contract shows it. */
export function toCoverage(row: CoverageRow): components['schemas']['Coverage'] {
  if (row.quoteId === null) throw new Error(`coverage ${row.id} belongs to no quote`);
  return { ...shown(row), quoteId: row.quoteId };
}

/** One of a policy, as the contract shows it. */
export function toPolicyCoverage(row: CoverageRow): components['schemas']['PolicyCoverage'] {
  if (row.policyId === null) throw new Error(`coverage ${row.id} belongs to no policy`);
  return { ...shown(row), policyId: row.policyId };
}

/** As the contract shows it. */
export const toDiscount = (row: DiscountRow): components['schemas']['Discount'] => ({
  id: row.id,
  quoteId: row.quoteId,
  name: row.name,
  version: row.version,
});

/** What a quote covers, in the order in which it was entered. */
export const coveragesOf = (tx: Transaction, quoteId: string): Promise<CoverageRow[]> =>
  tx
    .select()
    .from(coverages)
    .where(and(eq(coverages.quoteId, quoteId), isNull(coverages.deletedAt)))
    .orderBy(asc(coverages.id));

/** What a policy covers, in the order in which it was entered. */
export const policyCoveragesOf = (tx: Transaction, policyId: string): Promise<CoverageRow[]> =>
  tx
    .select()
    .from(coverages)
    .where(and(eq(coverages.policyId, policyId), isNull(coverages.deletedAt)))
    .orderBy(asc(coverages.id));

/** One that is not deleted. */
export async function findCoverage(tx: Transaction, id: string): Promise<CoverageRow | undefined> {
  const [row] = await tx
    .select()
    .from(coverages)
    .where(and(eq(coverages.id, id), isNull(coverages.deletedAt)));
  return row;
}

export const discountsOf = (tx: Transaction, quoteId: string): Promise<DiscountRow[]> =>
  tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.quoteId, quoteId), isNull(discounts.deletedAt)))
    .orderBy(asc(discounts.id));
