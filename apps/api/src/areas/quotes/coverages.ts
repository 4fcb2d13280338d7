import type { components } from '@fairlead/openapi';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { coverages, discounts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

export type CoverageRow = typeof coverages.$inferSelect;
export type DiscountRow = typeof discounts.$inferSelect;

/** As the contract shows it. */
export const toCoverage = (row: CoverageRow): components['schemas']['Coverage'] => ({
  id: row.id,
  quoteId: row.quoteId,
  name: row.name,
  value: row.value,
  description: row.description,
  deleted: row.deletedAt !== null,
  version: row.version,
});

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

export const discountsOf = (tx: Transaction, quoteId: string): Promise<DiscountRow[]> =>
  tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.quoteId, quoteId), isNull(discounts.deletedAt)))
    .orderBy(asc(discounts.id));
