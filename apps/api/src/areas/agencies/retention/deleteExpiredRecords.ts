import { type RetentionField, retentionFields } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../../db/audit.ts';
import { first, onlyRow } from '../../../db/rows.ts';
import { agencies } from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/scope.ts';
import type { JobDependencies, Stoppable } from '../../../jobs/dependencies.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { kindOf, limitOf } from './retention.ts';

/** Records that one transaction deletes. */
const BATCH = 500;
/** Transactions of one job. Another job continues, so that other jobs of the lane run in between. */
const MAX_BATCHES = 500;

interface Limits {
  records?: number;
  batches?: number;
}

const deleted = z.object({ rows: z.array(z.object({ count: z.coerce.number() })) });

/**
 * Deletes the records that an agency keeps no longer. Without an agency, adds a job for each agency that limits a kind of record.
 * Agencies that are being deleted are left out. The audit log gets one entry per job that deleted records, with their numbers.
 *
 * @param limits - For tests.
 */
export async function deleteExpiredRecords(
  { run, clock, signal }: Pick<JobDependencies, 'run' | 'clock'> & Stoppable,
  agencyId?: string,
  { records = BATCH, batches = MAX_BATCHES }: Limits = {},
): Promise<void> {
  if (agencyId === undefined) return run(addJobs);
  const limits = await run((tx) => readLimits(tx, agencyId));
  if (!limits) return;
  const at = clock.now();
  const counts: Partial<Record<RetentionField, number>> = {};
  let left = batches;
  let isDone = true;
  for (const field of retentionFields) {
    const years = limits[field];
    if (years === null) continue;
    for (let count = records; count === records; left--) {
      // Not an error, which would lose the counts for the audit log.
      if (left === 0 || signal?.aborted) {
        isDone = false;
        break;
      }
      count = await run((tx) =>
        deleteBatch(tx, { agencyId, kind: kindOf(field), before: limitOf(at, years), records }),
      );
      if (count > 0) counts[field] = (counts[field] ?? 0) + count;
    }
  }
  await run(async (tx) => {
    const job = { kind: 'JOB', userId: null, agencyId } as const;
    if (Object.keys(counts).length > 0)
      await audit(tx, job, 'deleteExpiredRecords', { type: 'agency', id: agencyId, before: counts });
    if (!isDone) await enqueue(tx, agencyId, { kind: 'deleteExpiredRecords', payload: { agencyId } });
  });
}

/** Agencies that limit a kind of record. */
const isLimited = and(
  isNull(agencies.deletionStartedAt),
  or(...retentionFields.map((field) => isNotNull(agencies[field]))),
);

async function addJobs(tx: Transaction): Promise<void> {
  const found = await tx.select({ id: agencies.id }).from(agencies).where(isLimited);
  for (const { id } of found) await enqueue(tx, id, { kind: 'deleteExpiredRecords', payload: { agencyId: id } }, id);
}

const readLimits = (tx: Transaction, agencyId: string) => {
  const { correspondenceYears, documentYears, lostOpportunityYears, auditYears } = agencies;
  return first(
    tx
      .select({ correspondenceYears, documentYears, lostOpportunityYears, auditYears })
      .from(agencies)
      .where(and(eq(agencies.id, agencyId), isLimited)),
  );
};

interface Batch {
  agencyId: string;
  kind: string;
  before: string;
  records: number;
}

async function deleteBatch(tx: Transaction, { agencyId, kind, before, records }: Batch): Promise<number> {
  const { rows } = deleted.parse(
    await tx.execute(sql`select delete_expired_records(${agencyId}, ${kind}, ${before}, ${records}) as count`),
  );
  return onlyRow(rows).count;
}
