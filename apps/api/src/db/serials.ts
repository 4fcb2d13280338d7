import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from './ids.ts';
import { onlyRow } from './rows.ts';
import { agencySerials, type SerialKind } from './schema/index.ts';
import type { Transaction } from './scope.ts';

/**
 * Reserves consecutive numbers for records of an agency and returns the first. Other transactions that number such records wait
 * until this one ends, so that numbers are unique and consecutive.
 */
export async function nextSerial(tx: Transaction, agencyId: string, kind: SerialKind, count = 1): Promise<number> {
  const { last } = onlyRow(
    await tx
      .insert(agencySerials)
      .values({ id: uuidv7(), agencyId, kind, last: count })
      .onConflictDoUpdate({
        target: [agencySerials.agencyId, agencySerials.kind],
        set: { last: sql`${agencySerials.last} + ${count}` },
      })
      .returning({ last: agencySerials.last }),
  );
  return last - count + 1;
}

/** Takes back numbers that no record got, unless later ones are reserved already. The numbers then have a gap. */
export const returnSerials = (
  tx: Transaction,
  agencyId: string,
  kind: SerialKind,
  { first, count }: { first: number; count: number },
): Promise<unknown> =>
  tx
    .update(agencySerials)
    .set({ last: first - 1 })
    .where(
      and(
        eq(agencySerials.agencyId, agencyId),
        eq(agencySerials.kind, kind),
        eq(agencySerials.last, first + count - 1),
      ),
    );
