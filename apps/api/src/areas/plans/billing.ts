import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isTaken } from '../../db/errors.ts';
import { transactions } from '../../db/schema/index.ts';
import type { Run } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import { beginPurchase, inProgress, type Purchase, type Refusal, type TransactionRow } from './begin.ts';
import { refund, settle } from './settle.ts';

export interface BillingDependencies {
  /** Transactions in the role that alone may write money. */
  run: Run;
  payments: Payments;
  mailer: Mailer;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export interface Billing {
  /** Begins, charges and settles, or says what stands in the way. PENDING when nobody knows yet what came of it. */
  buy(purchase: Purchase): Promise<TransactionRow | { refusal: Refusal }>;
  /** Asks the provider about everything that has been open for so long, in seconds. How many were settled. */
  settleOpen(olderThan: number): Promise<number>;
  /** Asks the provider about one attempt, because it says that something came of it. */
  settleOne(id: string): Promise<void>;
  /** Asks the provider whether a payment was given back, because it says so. */
  noteRefund(id: string): Promise<void>;
}

/** Seconds after which an attempt that is still open is one that nobody is working on any more. */
export const OPEN_LIMIT = 60;

/**
 * Money, in three steps: a transaction that writes the attempt down, the charge outside of any, and a transaction that
 * writes down what came of it. Whoever is stopped in between leaves an attempt that is asked about later.
 */
export function makeBilling({ run, payments, mailer, clock, log }: BillingDependencies): Billing {
  const told = () => ({ mailer, now: clock.now() });

  async function begin(purchase: Purchase) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run((tx) => beginPurchase(tx, purchase, clock.now()));
      } catch (error) {
        // Somebody was faster: with the same key it was this very request, and it is found now.
        const open = isTaken(error, 'transactions_open_ux');
        if (!open && !isTaken(error, 'transactions_key_ux') && !isTaken(error, 'transactions_reference_ux'))
          throw error;
        if (attempt === 2) {
          if (open) return { refusal: inProgress };
          throw error;
        }
      }
    }
  }

  /** Charges under the key of the row: asked for twice, it is charged once. */
  async function charge(row: TransactionRow, token: string | null): Promise<TransactionRow> {
    if (row.paidCents === 0) return settleFree(row);
    if (token === null) return row;
    const { id, createdAt, paidCents: amountCents, reference, agencyId } = row;
    try {
      const outcome = await payments.charge({ id, createdAt, amountCents, reference, agencyId, token });
      return await run((tx) => settle(tx, id, outcome, told()));
    } catch (error) {
      log.error({ err: error, transaction: id }, 'it is not known what came of a charge');
      return row;
    }
  }

  const settleFree = ({ id }: TransactionRow) =>
    run((tx) => settle(tx, id, { status: 'succeeded', providerReference: null, card: null }, told()));

  /** Nobody is working on it any more, and nothing of it is on its way to the provider. */
  const isLeft = ({ createdAt }: TransactionRow) => createdAt.getTime() <= (clock.now() - OPEN_LIMIT) * 1000;

  /** What came of an attempt, by the provider's word; as it was when that is not known yet. */
  async function ask(row: TransactionRow): Promise<TransactionRow> {
    if (row.paidCents === 0) return settleFree(row);
    const found = await payments.find(row);
    // What is still on its way is not known there.
    if (found === 'open' || (found === 'none' && !isLeft(row))) return row;
    const outcome = found === 'none' ? ({ status: 'failed', code: 'payment.abandoned' } as const) : found;
    const settled = await run((tx) => settle(tx, row.id, outcome, told()));
    log.warn({ transaction: row.id, status: settled.status }, 'an open charge was settled');
    return settled;
  }

  /** The same, where nobody can be told that the provider cannot be asked. */
  async function tryToAsk(row: TransactionRow): Promise<TransactionRow> {
    try {
      return await ask(row);
    } catch (error) {
      log.error({ err: error, transaction: row.id }, 'the provider could not be asked about an open charge');
      return row;
    }
  }

  return {
    async buy(purchase) {
      const begun = await begin(purchase);
      if ('refusal' in begun) return begun;
      const { row } = begun;
      if (row.status !== 'PENDING') return row;
      // After so long the provider may have forgotten its key, and would charge anew.
      return isLeft(row) ? tryToAsk(row) : charge(row, purchase.token);
    },

    async settleOpen(olderThan) {
      const before = new Date((clock.now() - olderThan) * 1000);
      const open = await run((tx) =>
        tx
          .select()
          .from(transactions)
          .where(and(eq(transactions.status, 'PENDING'), lte(transactions.createdAt, before)))
          .orderBy(asc(transactions.createdAt))
          .limit(100),
      );
      let settled = 0;
      for (const row of open) if ((await tryToAsk(row)).status !== 'PENDING') settled += 1;
      return settled;
    },

    async settleOne(id) {
      const [row] = await run((tx) => tx.select().from(transactions).where(eq(transactions.id, id)));
      // What was given up may have been charged after all.
      if (row?.status === 'PENDING' || row?.failureCode === 'payment.abandoned') await ask(row);
    },

    async noteRefund(id) {
      const [row] = await run((tx) => tx.select().from(transactions).where(eq(transactions.id, id)));
      if (row?.status !== 'PAID') return;
      const found = await payments.find(row);
      if (typeof found === 'object' && found.status === 'succeeded' && found.refunded)
        await run((tx) => refund(tx, id));
    },
  };
}
