import { renewalDays } from '@fairlead/rules';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/scope.ts';
import type { JobDependencies, Stoppable } from './dependencies.ts';
import { runEach } from './runEach.ts';
import { sendLast } from './sendLast.ts';

/** Policies that one transaction updates. Each takes about 5 ms, more in larger batches. */
const BATCH = 200;

const found = z.object({ rows: z.array(z.object({ id: z.string() })) });
const counted = z.object({ rows: z.tuple([z.object({ aged: z.number() })]) });

type Dependencies = Pick<JobDependencies, 'run' | 'clock' | 'log'> & Stoppable;

/**
 * Updates what depends on the date, in agencies where a new day has begun in their time zone: policy statuses, and the tasks of
 * rules. An ACTIVE policy becomes EXPIRING 30 days before its last day, and EXPIRED on the day after it. Changes of records
 * update their tasks at once, by database triggers.
 */
export async function startDay({ run, clock, log, signal }: Dependencies, batch = BATCH): Promise<void> {
  const at = new Date(clock.now() * 1000).toISOString();
  // The function excludes its limit. The list of policies that expire in 30 days includes it.
  const days = renewalDays[0] + 1;
  const { rows } = found.parse(await run((tx) => tx.execute(sql`select agencies_with_new_day(${at}) as id`)));
  await runEach('agency', rows, { log, signal }, async ({ id }) => {
    // Short transactions keep within the limit of a statement, and an interrupted run continues where it ended.
    for (let aged = batch; aged === batch; ) {
      signal?.throwIfAborted();
      const agePolicies = sql`select age_policies(${id}, ${days}, ${at}, ${batch}) as aged`;
      const answer = await run((tx) => executeAndSendLast(tx, agePolicies));
      aged = counted.parse(answer).rows[0].aged;
    }
    await run((tx) => executeAndSendLast(tx, sql`select update_tasks(${id}, null, ${at})`));
  });
}

/** Runs a statement that can cause thousands of notifications. */
async function executeAndSendLast(tx: Transaction, statement: SQL): Promise<unknown> {
  const answer = await tx.execute(statement);
  await sendLast(tx);
  return answer;
}
