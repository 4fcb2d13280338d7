import { dateOf, dayOf, renewalDays } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Sets what follows from the day: an ACTIVE policy is EXPIRING from 30 days before its last day on, and what was either is
 * EXPIRED the day after it. The specification names these statuses and no way to them (document 2, section 4). Doing it twice
 * does no harm.
 */
export async function agePolicies(run: Run, clock: Clock): Promise<void> {
  const now = clock.now();
  const at = new Date(now * 1000).toISOString();
  await run((tx) => tx.execute(sql`select age_policies(${dateOf(dayOf(now))}, ${renewalDays[0]}, ${at})`));
}
