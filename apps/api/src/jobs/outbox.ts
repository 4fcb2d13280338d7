import { sql } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { outbox } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** What can be asked for, by kind. */
interface Jobs {
  /** The bytes of a key that no row names any more. */
  removeStored: { key: string };
  /** A mail that stands in the table `mails`. */
  sendMail: { mailId: string };
  /** What has had its time: sessions, keys, failures, files that no row names. */
  cleanUp: Record<string, never>;
  /** What today makes of policies: expiring ones, expired ones. */
  agePolicies: Record<string, never>;
}
export type Job = { [Kind in keyof Jobs]: { kind: Kind; payload: Jobs[Kind] } }[keyof Jobs];

interface EnqueueOptions {
  /** Of all rows with one key only the first is made. */
  dedupeKey?: string;
}

/** Asks for something outside the database, in the transaction that causes it: it happens if and only if that commits. */
export const enqueue = (
  tx: Transaction,
  agencyId: string | null,
  { kind, payload }: Job,
  options: EnqueueOptions = {},
) =>
  tx
    .insert(outbox)
    .values({ id: uuidv7(), agencyId, kind, payload, dedupeKey: options.dedupeKey ?? null })
    .onConflictDoNothing();

/** Seconds for which a worker has a row to itself. */
const LEASE = 300;
/** After so many attempts a row is left for somebody to look at. */
export const MAX_ATTEMPTS = 10;

export interface ClaimedJob {
  id: string;
  job: Job;
  attempts: number;
}

/** Takes one row that is due; others skip it while it is being taken, and until its lease ends. */
export async function claim(tx: Transaction): Promise<ClaimedJob | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: sql`now() + make_interval(secs => ${LEASE})` })
    .where(
      // times are kept to the millisecond, and what is due now may have been rounded up
      sql`${outbox.id} = (select id from ${outbox} where done_at is null and due_at <= now() + interval '1 millisecond' and attempts < ${MAX_ATTEMPTS}
        order by due_at limit 1 for update skip locked)`,
    )
    .returning();
  // What is in the table was put there by `enqueue`.
  return row && { id: row.id, attempts: row.attempts, job: { kind: row.kind, payload: row.payload } as Job };
}

export const markDone = (tx: Transaction, id: string) =>
  tx.update(outbox).set({ doneAt: sql`now()`, lastError: null }).where(sql`${outbox.id} = ${id}`);

/** To be tried again after 10 seconds, then twice as long each time. */
export const markFailed = (tx: Transaction, { id, attempts }: ClaimedJob, error: unknown) =>
  tx
    .update(outbox)
    .set({ lastError: String(error), dueAt: sql`now() + make_interval(secs => ${10 * 2 ** (attempts - 1)})` })
    .where(sql`${outbox.id} = ${id}`);
