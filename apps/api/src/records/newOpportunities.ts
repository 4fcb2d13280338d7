import { inArray } from 'drizzle-orm';
import type { Write } from '../contract/changeRecord.ts';
import { auditAll } from '../db/audit.ts';
import { uuidv7 } from '../db/ids.ts';
import { opportunities } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { nextSerial } from '../db/serials.ts';
import { type OpportunityRow, selectOpportunities } from './opportunities.ts';

type New = typeof opportunities.$inferInsert;
type Values = Omit<New, 'id' | 'serial' | 'createdAt' | 'insuranceTypeId'> & { agencyId: string };

/**
 * Creates one opportunity per insurance type, with consecutive serials, and writes the audit log. `now` in Unix seconds.
 *
 * @returns The ids.
 */
export async function insertOpportunities(
  write: Write,
  values: Values,
  insuranceTypeIds: readonly (string | null)[],
  now: number,
): Promise<string[]> {
  const { tx, session, operationId } = write;
  const first = await nextSerial(tx, values.agencyId, 'opportunity', insuranceTypeIds.length);
  const createdAt = new Date(now * 1000);
  const rows = await tx
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
  const changes = rows.map((after) => ({ type: 'opportunity' as const, id: after.id, after }));
  await auditAll(tx, session, operationId, changes);
  return rows.map(({ id }) => id);
}

/** Loads the opportunities in this order. */
export async function loadOpportunities(tx: Transaction, ids: readonly string[]): Promise<OpportunityRow[]> {
  const rows = await selectOpportunities(tx).where(inArray(opportunities.id, [...ids]));
  return ids.flatMap((id) => rows.filter(({ opportunity }) => opportunity.id === id));
}
