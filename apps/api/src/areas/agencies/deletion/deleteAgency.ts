import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { agencies } from '../../../db/schema/index.ts';
import { changeScope, type Transaction } from '../../../db/scope.ts';
import { endSessionsOfAgency } from '../../../db/sessions.ts';
import type { JobDependencies, Stoppable } from '../../../jobs/dependencies.ts';
import { enqueue } from '../../../jobs/enqueue.ts';

/** Rows that one transaction deletes. */
const BATCH = 500;
/** Transactions of one job. Another job continues, so that other jobs of the lane run in between. */
const MAX_BATCHES = 500;
/** Passes over all tables in one job. Rows that were added during a pass need another one. */
const MAX_PASSES = 5;

interface Limits {
  rows?: number;
  batches?: number;
}

const answer = z.object({
  rows: z.tuple([z.object({ keys: z.array(z.string()), next: z.number().nullable(), done: z.boolean() })]),
});

/**
 * Deletes rows of an agency, a batch of one table per transaction, and adds jobs for its stored files and for the remaining rows.
 * Does nothing unless the deletion was started. Notes the deletion in the storage, so that it can be repeated in a restored
 * database.
 *
 * @param limits - For tests.
 * @throws If rows were added during each pass. The next attempt continues.
 */
export async function deleteAgency(
  { run, storage, signal }: Pick<JobDependencies, 'run' | 'storage'> & Stoppable,
  agencyId: string,
  { rows = BATCH, batches = MAX_BATCHES }: Limits = {},
): Promise<void> {
  let [step, passes] = [1, 0];
  for (let count = 0; count < batches; count++) {
    signal?.throwIfAborted();
    const { next, done } = await run((tx) => deleteRows(tx, agencyId, step, rows));
    if (done) return noteDeletion(storage, agencyId);
    if (next === null && (passes += 1) === MAX_PASSES) throw new Error('the agency still has rows');
    step = next ?? 1;
  }
  await run((tx) => enqueue(tx, null, { kind: 'deleteAgency', payload: { agencyId } }));
}

/** Deletes at most `most` rows of the table of a step. */
async function deleteRows(tx: Transaction, agencyId: string, step: number, most: number) {
  const { rows } = answer.parse(await tx.execute(sql`select * from delete_agency_rows(${agencyId}, ${step}, ${most})`));
  const [{ keys, next, done }] = rows;
  if (keys.length > 0) await enqueue(tx, null, { kind: 'eraseStored', payload: { keys } });
  return { next, done };
}

async function noteDeletion(storage: JobDependencies['storage'], agencyId: string): Promise<void> {
  if (!(await storage.listErasures()).includes(agencyId)) await storage.addErasure(agencyId);
}

const repeated = z.object({ rows: z.array(z.object({ id: z.string() })) });

/**
 * Deletes the agencies that the storage lists as deleted and the database does not, as after the restore of a backup. Disables them,
 * so that their members and customers can no longer sign in and get no mails until the rows are gone.
 */
export async function repeatDeletions(
  { run, clock }: Pick<JobDependencies, 'run' | 'clock'>,
  listed: readonly string[],
): Promise<void> {
  const at = new Date(clock.now() * 1000);
  await run(async (tx) => {
    const { rows } = repeated.parse(
      await tx.execute(
        sql`select id from repeat_agency_deletions(${sql.param(listed)}::uuid[], ${at.toISOString()}) as id`,
      ),
    );
    for (const { id } of rows) await enqueue(tx, null, { kind: 'deleteAgency', payload: { agencyId: id } }, id);
    await changeScope(tx, { role: 'fairlead_platform' });
    await tx
      .update(agencies)
      .set({ disabledAt: at })
      .where(
        and(
          sql`${agencies.id} = any(${sql.param(listed)}::uuid[])`,
          isNotNull(agencies.deletionStartedAt),
          isNull(agencies.disabledAt),
        ),
      );
    // Authentication alone sees the sessions of every account.
    await changeScope(tx, { role: 'fairlead_auth' });
    for (const { id } of rows) await endSessionsOfAgency(tx, id, at);
  });
}
