import { dayIn, isTimeZone } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
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

const found = z.object({ rows: z.array(z.unknown()) });

/** Whether this runtime and the database can compute days in a time zone. The database may know fewer names. */
export async function isKnownTimeZone(tx: Transaction, name: string): Promise<boolean> {
  if (!isTimeZone(name)) return false;
  const { rows } = found.parse(await tx.execute(sql`select from pg_timezone_names where name = ${name}`));
  return rows.length > 0;
}
