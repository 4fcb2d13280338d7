import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/scope.ts';
import { withTrace } from '../telemetry/jobRuns.ts';
import { type Job, type JobKind, jobs } from './jobs.ts';

const added = z.object({ rows: z.tuple([z.object({ added: z.boolean() })]) });

/**
 * Adds a job in the transaction that causes it, so it exists if and only if that transaction commits. Works in every role of
 * handlers.
 *
 * @param key At most one job of a kind and key waits or runs at a time. A failed job with the same key is replaced.
 * @returns False when a job of the kind and key already waits or runs.
 */
export const enqueue = (
  tx: Transaction,
  agencyId: string | null,
  { kind, payload }: Job,
  key?: string,
): Promise<boolean> => requeue(tx, agencyId, kind, { payload, key: key === undefined ? null : `${kind} ${key}` });

/** Adds a job in the queue's format, with the current retry policy. */
export async function requeue(
  tx: Transaction,
  agencyId: string | null,
  kind: JobKind,
  { payload, key }: { payload: unknown; key: string | null },
): Promise<boolean> {
  const { lane, retry } = jobs[kind];
  const { retries, firstDelay, longestDelay, runLimit } = retry;
  const { rows } = added.parse(
    await tx.execute(
      sql`select enqueue_job(${lane}, ${kind}, ${agencyId}, ${JSON.stringify(withTrace(payload))}::jsonb, ${key},
      ${retries}, ${firstDelay}, ${longestDelay}, ${runLimit}) as added`,
    ),
  );
  return rows[0].added;
}

/**
 * Adds a job that does not start before a time. Only for the roles of the jobs and of the members of agencies.
 *
 * @param key As for {@link enqueue}.
 */
export async function enqueueAfter(
  tx: Transaction,
  agencyId: string | null,
  job: Job,
  { key, start }: { key: string; start: Date },
): Promise<void> {
  await enqueue(tx, agencyId, job, key);
  const { lane } = jobs[job.kind];
  await tx.execute(sql`select delay_job(${lane}, ${`${job.kind} ${key}`}, ${start.toISOString()})`);
}
