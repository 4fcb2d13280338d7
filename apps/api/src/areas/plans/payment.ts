import type { Write } from '../../contract/changeRecord.ts';
import { lockAndFind, rowFinder } from '../../db/rows.ts';
import { transactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { TransactionRow } from './begin.ts';

/** Kind of record of a payment for a plan. */
export const payment = {
  table: transactions,
  type: 'transaction',
  find: rowFinder(transactions),
  rowOf: (row: TransactionRow) => row,
} as const;

export const lockPayment = (tx: Transaction, id: string): Promise<TransactionRow | undefined> =>
  lockAndFind(tx, transactions, id, payment.find);

/** Changes that no user requests: a message from Stripe, or the job that checks open payments and refunds. */
export type ProviderCause = 'stripe' | 'job';

/** Transaction with Stripe or the job as the actor for the audit log. */
export const providerWrite = (tx: Transaction, agencyId: string, cause: ProviderCause): Write =>
  cause === 'stripe'
    ? { tx, session: { kind: 'STRIPE', userId: null, agencyId }, operationId: 'paymentWebhook' }
    : { tx, session: { kind: 'JOB', userId: null, agencyId }, operationId: 'settlePayments' };

/** How an outcome is recorded. */
export interface Settling<Cause> {
  mailer: Mailer;
  /** Unix time in seconds. */
  now: number;
  cause: Cause;
}
