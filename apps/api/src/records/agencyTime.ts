import { dayIn, dayOf } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { agencies } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** IANA time zone of an agency. Null while the agency admin has chosen none. */
export async function timeZoneOf(tx: Transaction, agencyId: string | null): Promise<string | null> {
  const [row] = await tx
    .select({ timeZone: agencies.timeZone })
    .from(agencies)
    .where(eq(agencies.id, agencyId ?? ''));
  return row?.timeZone ?? null;
}

/**
 * Today of the caller's agency, as midnight UTC in Unix seconds. UTC decides while the agency has no time zone, and for callers
 * without an agency. `now` in Unix seconds.
 */
export async function todayOf(tx: Transaction, now: number): Promise<number> {
  const [row] = await tx
    .select({ timeZone: agencies.timeZone })
    .from(agencies)
    .where(sql`${agencies.id} = app_agency()`);
  return row?.timeZone ? dayIn(row.timeZone, now) : dayOf(now);
}
