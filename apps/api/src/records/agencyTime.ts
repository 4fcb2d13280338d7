import { dayIn } from '@fairlead/rules';
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

/** Time zone of the caller's agency. UTC while the agency has none, and for callers without an agency. */
export async function timeZoneOfCaller(tx: Transaction): Promise<string> {
  const [row] = await tx
    .select({ timeZone: agencies.timeZone })
    .from(agencies)
    .where(sql`${agencies.id} = app_agency()`);
  return row?.timeZone ?? 'UTC';
}

/** Today of the caller's agency, as midnight UTC in Unix seconds. `now` in Unix seconds. */
export const todayOf = async (tx: Transaction, now: number): Promise<number> => dayIn(await timeZoneOfCaller(tx), now);
