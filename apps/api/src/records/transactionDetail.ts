import type { components } from '@fairlead/openapi';
import { fromCents, type Language, needsEvidence, planStatusAt } from '@fairlead/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { first } from '../db/rows.ts';
import { agencySubscriptions, disputes, refunds, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import { translate } from '../messages/index.ts';
import { isRefundFailure, type Payments } from '../ports/payments.ts';
import { findTransaction, toTransaction } from './transactions.ts';

type Detail = components['schemas']['TransactionDetail'];
type Refund = components['schemas']['Refund'];
type Dispute = components['schemas']['Dispute'];

interface Reader {
  /** Platform admins see the agency, and the notes and names of refunds. */
  forAdmin: boolean;
  language: Language;
  /** Unix seconds. */
  now: number;
  payments: Pick<Payments, 'disputeUrl'>;
}

/** Reads a payment with its refunds, disputes and plans. Undefined when the caller may not see it. */
export async function readTransactionDetail(tx: Transaction, id: string, reader: Reader): Promise<Detail | undefined> {
  const row = await findTransaction(tx, id);
  if (!row) return undefined;
  const { payment, period } = row;
  const [buyer] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, payment.userId));
  const previous = payment.previousId === null ? undefined : await findPlan(tx, payment.previousId);
  const isPresent = and(eq(agencySubscriptions.agencyId, payment.agencyId), isNull(agencySubscriptions.closedAt));
  const plan = await first(tx.select().from(agencySubscriptions).where(isPresent));
  return {
    ...toTransaction(row, reader.forAdmin, reader.language),
    buyer: buyer ?? { name: '', email: '' },
    period: period && { from: toSeconds(period.from), to: toSeconds(period.to) },
    previousPlan: previous ? { packageName: previous.packageName, endedAt: endOf(previous) } : null,
    plan: plan ? { packageName: plan.packageName, status: planStatusAt(toSeconds(plan.expiresAt), reader.now) } : null,
    refunds: await readRefunds(tx, id, reader),
    disputes: await readDisputes(tx, id, reader),
  };
}

type PlanRow = typeof agencySubscriptions.$inferSelect;

const findPlan = (tx: Transaction, id: string) =>
  first(tx.select().from(agencySubscriptions).where(eq(agencySubscriptions.id, id)));

/** When a plan was replaced or expired. */
const endOf = ({ closedAt, expiresAt }: PlanRow): number =>
  toSeconds(closedAt && closedAt < expiresAt ? closedAt : expiresAt);

async function readRefunds(tx: Transaction, id: string, { forAdmin, language }: Reader): Promise<Refund[]> {
  const rows = await tx
    .select({ refund: refunds, admin: users.name })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.createdBy))
    .where(eq(refunds.transactionId, id))
    .orderBy(desc(refunds.id));
  return rows.map(({ refund, admin }) => ({
    id: refund.id,
    creationDate: toSeconds(refund.createdAt),
    amount: fromCents(refund.amountCents),
    status: refund.status,
    reason: refund.reason,
    note: forAdmin ? refund.note : null,
    createdBy: forAdmin ? admin : null,
    failure: isRefundFailure(refund.failureCode) ? translate(language, { code: refund.failureCode }) : null,
  }));
}

async function readDisputes(tx: Transaction, id: string, { forAdmin, payments }: Reader): Promise<Dispute[]> {
  const rows = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.transactionId, id))
    .orderBy(desc(disputes.openedAt), desc(disputes.id));
  return rows.map((row) => ({
    id: row.id,
    amount: fromCents(row.amountCents),
    withdrawnAmount: fromCents(row.withdrawnCents),
    reason: row.reason,
    status: row.status,
    openedAt: toSeconds(row.openedAt),
    answerUntil: row.dueAt && needsEvidence(row.status) ? toSeconds(row.dueAt) : null,
    closedAt: row.closedAt && toSeconds(row.closedAt),
    providerUrl: forAdmin ? payments.disputeUrl(row.providerReference) : null,
  }));
}
