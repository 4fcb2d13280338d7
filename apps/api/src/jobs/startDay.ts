import { renewalDays } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobDependencies } from './dependencies.ts';
import { runEach } from './runEach.ts';

const found = z.object({ rows: z.array(z.object({ id: z.string() })) });

type Dependencies = Pick<JobDependencies, 'run' | 'clock' | 'log'>;

/**
 * Updates what depends on the date, in agencies where a new day has begun in their time zone: policy statuses, and the tasks of
 * rules. An ACTIVE policy becomes EXPIRING 30 days before its last day, and EXPIRED on the day after it. Changes of records
 * update their tasks at once, by database triggers.
 */
export async function startDay({ run, clock, log }: Dependencies): Promise<void> {
  const at = new Date(clock.now() * 1000).toISOString();
  // The function excludes its limit. The list of policies that expire in 30 days includes it.
  const days = renewalDays[0] + 1;
  const { rows } = found.parse(await run((tx) => tx.execute(sql`select agencies_with_new_day(${at}) as id`)));
  await runEach('agency', rows, log, async ({ id }) => {
    // One transaction for each agency, so that locks are short.
    await run(async (tx) => {
      await tx.execute(sql`select age_policies(${id}, ${days}, ${at})`);
      await tx.execute(sql`select update_tasks(${id}, null, ${at})`);
    });
  });
}
