import { sql } from 'drizzle-orm';
import { uuidv7 } from './ids.ts';
import { only } from './rows.ts';
import { agencySerials, type SerialKind } from './schema/index.ts';
import type { Transaction } from './scope.ts';

/**
 * The first of the next numbers that an agency gives to records of a kind. Whoever else numbers such records waits until the
 * transaction ends, so that the numbers are consecutive and no two are the same.
 */
export async function nextSerial(tx: Transaction, agencyId: string, kind: SerialKind, count = 1): Promise<number> {
  const { last } = only(
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
