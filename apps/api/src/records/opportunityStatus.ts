import type { OpportunityStatus } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { saveRecord, type Write } from '../contract/changeRecord.ts';
import { first, lockAndFind } from '../db/rows.ts';
import { opportunities } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

const opportunity = {
  table: opportunities,
  type: 'opportunity',
  find: (tx: Transaction, id: string) => first(tx.select().from(opportunities).where(eq(opportunities.id, id))),
  rowOf: (row: typeof opportunities.$inferSelect) => row,
} as const;

/**
 * Sets the status of an opportunity, which may be deleted.
 *
 * @param from Statuses in which it changes. Defaults to all.
 */
export async function moveOpportunity(
  write: Write,
  id: string,
  status: OpportunityStatus,
  from?: readonly OpportunityStatus[],
): Promise<void> {
  const before = await lockAndFind(write.tx, opportunities, id, opportunity.find);
  if (!before || before.status === status || (from && !from.includes(before.status))) return;
  await saveRecord(opportunity, write, before, { values: { status } });
}
