import { eq } from 'drizzle-orm';
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
