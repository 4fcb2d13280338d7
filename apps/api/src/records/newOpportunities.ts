import { inArray } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { opportunities } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { nextSerial } from '../db/serials.ts';
import { type OpportunityRow, selectOpportunities } from './opportunities.ts';

type New = typeof opportunities.$inferInsert;
type Values = Omit<New, 'id' | 'serial' | 'createdAt' | 'insuranceTypeId'> & { agencyId: string };

/** Creates one opportunity per insurance type, with consecutive serials. `now` in Unix seconds. */
export async function insertOpportunities(
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
        // ids of the same millisecond have no order, and the list is sorted by id
        id: uuidv7(now * 1000 + index),
        serial: first + index,
        insuranceTypeId,
        createdAt,
      })),
    )
    .returning();
}

/** Loads the opportunities in this order. */
export async function loadOpportunities(tx: Transaction, ids: readonly string[]): Promise<OpportunityRow[]> {
  const rows = await selectOpportunities(tx).where(inArray(opportunities.id, [...ids]));
  return ids.flatMap((id) => rows.filter(({ opportunity }) => opportunity.id === id));
}
