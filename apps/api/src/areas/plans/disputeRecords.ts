import { blocksRefund, isDisputeOpen } from '@fairlead/rules';
import { and, desc, eq, inArray, isNull, min, sum } from 'drizzle-orm';
import { saveRecord, type Write } from '../../contract/changeRecord.ts';
import { insertRow } from '../../contract/createRecord.ts';
import { rowFinder } from '../../db/rows.ts';
import { disputes, transactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { ProviderDispute } from '../../ports/payments.ts';
import type { TransactionRow } from './begin.ts';
import type { DisputeChange, DisputeRow } from './disputeChange.ts';
import { writeDisputeMails } from './disputeMails.ts';
import { lockPayment, type ProviderCause, payment, providerWrite, type Settling } from './payment.ts';

const disputeKind = {
  table: disputes,
  type: 'dispute',
  find: rowFinder(disputes),
  rowOf: (row: DisputeRow) => row,
} as const;

/** Versions of recorded disputes, by the provider's ids. */
type SeenVersions = ReadonlyMap<string, number>;

const findDisputes = (tx: Transaction, transactionId: string): Promise<DisputeRow[]> =>
  tx.select().from(disputes).where(eq(disputes.transactionId, transactionId)).orderBy(desc(disputes.openedAt));

/** Whether an open dispute prevents refunds of a payment. */
export const hasBlockingDispute = async (tx: Transaction, transactionId: string): Promise<boolean> =>
  (await findDisputes(tx, transactionId)).some(({ status }) => blocksRefund(status));

/** Versions of the recorded disputes of a charge, by the provider's reference of the charge. */
export async function readVersions(tx: Transaction, charge: string): Promise<SeenVersions> {
  const rows = await tx
    .select({ id: disputes.providerReference, version: disputes.version })
    .from(disputes)
    .innerJoin(transactions, eq(transactions.id, disputes.transactionId))
    .where(eq(transactions.providerReference, charge));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Recorded disputes with these ids of the provider. */
export const findKnownDisputes = (tx: Transaction, references: readonly string[]): Promise<DisputeRow[]> =>
  tx
    .select()
    .from(disputes)
    .where(inArray(disputes.providerReference, [...references]));

/** When the oldest open dispute was opened. */
export async function oldestOpenDispute(tx: Transaction): Promise<Date | null> {
  const [oldest] = await tx
    .select({ openedAt: min(disputes.openedAt) })
    .from(disputes)
    .where(isNull(disputes.closedAt));
  return oldest?.openedAt ?? null;
}

const timeOf = (at: Date | null) => at?.getTime() ?? null;

/** Whether the provider reports a change. */
export const isChanged = (row: DisputeRow, { dueAt, ...dispute }: ProviderDispute): boolean =>
  row.status !== dispute.status ||
  row.reason !== dispute.reason ||
  row.amountCents !== dispute.amountCents ||
  row.withdrawnCents !== dispute.withdrawnCents ||
  timeOf(row.dueAt) !== timeOf(dueAt);

/**
 * Records the disputes of a payment, as the provider reported them. Returns the changes, or `outdated` when another process has
 * recorded a newer report since `seen` was read.
 */
export async function recordDisputes(
  tx: Transaction,
  transactionId: string,
  reports: readonly ProviderDispute[],
  seen: SeenVersions,
  settling: Settling<ProviderCause>,
): Promise<DisputeChange[] | 'outdated'> {
  const paid = await lockPayment(tx, transactionId);
  if (paid?.status !== 'PAID' && paid?.status !== 'REFUNDED') return [];
  const rows = new Map((await findDisputes(tx, transactionId)).map((row) => [row.providerReference, row]));
  if ([...rows.values()].some(({ providerReference: id, version }) => seen.get(id) !== version)) return 'outdated';
  const write = providerWrite(tx, paid.agencyId, settling.cause);
  const changes: DisputeChange[] = [];
  for (const report of reports) {
    const before = rows.get(report.providerReference);
    if (before && !isChanged(before, report)) continue;
    changes.push({ before, after: await save(write, paid, before, report, settling.now) });
  }
  if (changes.length === 0) return [];
  await saveWithdrawn(write, paid);
  for (const change of changes) await writeDisputeMails(tx, settling.mailer, change);
  return changes;
}

function save(
  write: Write,
  { agencyId, id: transactionId }: TransactionRow,
  before: DisputeRow | undefined,
  { providerReference, amountCents, withdrawnCents, reason, status, dueAt, openedAt }: ProviderDispute,
  now: number,
): Promise<DisputeRow> {
  const closedAt = isDisputeOpen(status) ? null : (before?.closedAt ?? new Date(now * 1000));
  const values = { amountCents, withdrawnCents, reason, status, dueAt, closedAt };
  if (before) return saveRecord(disputeKind, write, before, { values });
  return insertRow(disputeKind, write, { agencyId, transactionId, providerReference, openedAt, ...values });
}

/** Stores how much of a payment is withdrawn by disputes. */
async function saveWithdrawn(write: Write, paid: TransactionRow): Promise<void> {
  const [total] = await write.tx
    .select({ cents: sum(disputes.withdrawnCents).mapWith(Number) })
    .from(disputes)
    .where(and(eq(disputes.transactionId, paid.id), eq(disputes.agencyId, paid.agencyId)));
  const withdrawnCents = Number(total?.cents ?? 0);
  if (withdrawnCents !== paid.withdrawnCents) await saveRecord(payment, write, paid, { values: { withdrawnCents } });
}
