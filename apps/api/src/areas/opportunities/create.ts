import { inArray } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { opportunities } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { type OpportunityRow, selectOpportunities } from './opportunities.ts';

type New = typeof opportunities.$inferInsert;
type Values = Omit<New, 'id' | 'serial' | 'createdAt' | 'insuranceTypeId'> & { agencyId: string };

/** Makes one for each insurance type, with consecutive serials; `now` in unix seconds. */
export async function makeOpportunities(
  tx: Transaction,
  values: Values,
  insuranceTypeIds: readonly (string | null)[],
  now: number,
): Promise<(typeof opportunities.$inferSelect)[]> {
  const first = await nextSerial(tx, values.agencyId, 'opportunity', insuranceTypeIds.length);
  const createdAt = new Date(now * 1000);
  return tx
    .insert(opportunities)
    .values(
      insuranceTypeIds.map((insuranceTypeId, index) => ({
        ...values,
        // within one millisecond ids do not follow each other; the list is sorted by them
        id: uuidv7(now * 1000 + index),
        serial: first + index,
        insuranceTypeId,
        createdAt,
      })),
    )
    .returning();
}

/** These, in this order. */
export async function showMade(tx: Transaction, ids: readonly string[]): Promise<OpportunityRow[]> {
  const rows = await selectOpportunities(tx).where(inArray(opportunities.id, [...ids]));
  return ids.flatMap((id) => rows.filter(({ opportunity }) => opportunity.id === id));
}
