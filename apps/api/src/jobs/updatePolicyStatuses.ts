import { dateOf, dayOf, renewalDays } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Sets policy statuses that depend on the date. An ACTIVE policy becomes EXPIRING 30 days before its last day, and EXPIRED on
 * the day after it.
 */
export async function updatePolicyStatuses(run: Run, clock: Clock): Promise<void> {
  const now = clock.now();
  const at = new Date(now * 1000).toISOString();
  // The function excludes its limit. The list of policies that expire in 30 days includes it.
  const days = renewalDays[0] + 1;
  await run((tx) => tx.execute(sql`select age_policies(${dateOf(dayOf(now))}, ${days}, ${at})`));
}
