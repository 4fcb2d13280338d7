import type { components } from '@fairlead/openapi';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { InvalidRequest } from '../contract/problem.ts';
import { uuidv7 } from '../db/ids.ts';
import { rowFinder } from '../db/rows.ts';
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

/**
 * The coverages with these ids. Defaults to all.
 * @throws {InvalidRequest} If an id is not among the coverages.
 */
export function chosenCoverages(all: readonly CoverageRow[], ids: readonly string[] | undefined): CoverageRow[] {
  if (ids?.some((id) => !all.some((each) => each.id === id)))
    throw new InvalidRequest([{ field: 'coverageIds', code: 'policy.coverageOther' }]);
  return all.filter(({ id }) => !ids || ids.includes(id));
}

/** Copies coverages to another policy or quote, in their order. `now` in Unix seconds. */
export async function copyCoverages(
  tx: Transaction,
  copied: readonly CoverageRow[],
  target: { policyId: string } | { quoteId: string },
  now: number,
): Promise<void> {
  if (copied.length === 0) return;
  const rows = copied.map(({ agencyId, name, value, description }, at) => ({
    // ids one millisecond apart preserve the order
    id: uuidv7(now * 1000 + at),
    agencyId,
    ...target,
    name,
    value,
    description,
  }));
  await tx.insert(coverages).values(rows);
}

/** Finds a coverage that is not deleted. */
export const findCoverage = rowFinder(coverages);

/** Finds a discount that is not deleted. */
export const findDiscount = rowFinder(discounts);

export const discountsOf = (tx: Transaction, quoteId: string): Promise<DiscountRow[]> =>
  tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.quoteId, quoteId), isNull(discounts.deletedAt)))
    .orderBy(asc(discounts.id));
