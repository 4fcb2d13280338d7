import type { Write } from '../contract/changeRecord.ts';
import { insertRows } from '../contract/createRecord.ts';
import { uuidv7 } from '../db/ids.ts';
import { quotes } from '../db/schema/index.ts';
import { nextSerial } from '../db/serials.ts';

type New = typeof quotes.$inferInsert;
type Values = Omit<New, 'id' | 'serial' | 'createdAt' | 'carrierId'>;

/**
 * Creates one quote per carrier, with consecutive serials, and writes the audit log. `now` in Unix seconds.
 *
 * @returns The ids.
 */
export async function insertQuotes(
  write: Write,
  values: Values & { agencyId: string },
  carrierIds: readonly string[],
  now: number,
): Promise<string[]> {
  const first = await nextSerial(write.tx, values.agencyId, 'quote', carrierIds.length);
  const rows = carrierIds.map((carrierId, index) => ({
    ...values,
    // ids of the same millisecond have no order, and the list is sorted by id
    id: uuidv7(now * 1000 + index),
    serial: first + index,
    carrierId,
    createdAt: new Date(now * 1000),
  }));
  await insertRows({ table: quotes, type: 'quote' }, write, rows);
  return rows.map(({ id }) => id);
}
