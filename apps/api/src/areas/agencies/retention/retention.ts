import type { components, operations } from '@fairlead/openapi';
import {
  MAX_LISTED,
  nextRetention,
  type Retention,
  type RetentionField,
  retentionFields,
  yearsBefore,
} from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { onlyRow } from '../../../db/rows.ts';
import { agencies } from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/scope.ts';

type ExpiredCounts = components['schemas']['ExpiredCounts'];
type Query = NonNullable<operations['countExpiredRecords']['parameters']['query']>;

export const toRetention = ({ correspondenceYears, documentYears, lostOpportunityYears, auditYears }: Retention) => ({
  correspondenceYears,
  documentYears,
  lostOpportunityYears,
  auditYears,
});

/** Column of a limit, which is how the functions of the database name the kind of record. */
export const kindOf = (field: RetentionField): string => agencies[field].name;

/** Records from before this time are deleted. `at` is the time of the clean-up in Unix seconds. */
export const limitOf = (at: number, years: number): string => new Date(yearsBefore(at, years) * 1000).toISOString();

const counted = z.object({ rows: z.array(z.object({ count: z.coerce.number() })) });

/** Counts the records of the caller's agency that the next clean-up deletes. `now` in Unix seconds. */
export async function countExpired(tx: Transaction, years: Query, now: number): Promise<ExpiredCounts> {
  const at = nextRetention(now);
  const count = async (field: RetentionField) => {
    const limit = years[field];
    if (limit === undefined) return { count: 0, countIsCapped: false };
    const { rows } = counted.parse(
      await tx.execute(
        sql`select count_expired_records(${kindOf(field)}, ${limitOf(at, limit)}, ${MAX_LISTED + 1}) as count`,
      ),
    );
    const found = onlyRow(rows).count;
    return { count: Math.min(found, MAX_LISTED), countIsCapped: found > MAX_LISTED };
  };
  const counts = await Promise.all(retentionFields.map(async (field) => [field, await count(field)] as const));
  return Object.fromEntries(counts) as ExpiredCounts;
}
