import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isUniqueViolation } from '../../db/errors.ts';
import { transactions } from '../../db/schema/index.ts';
import type { Run } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import { beginPurchase, inProgress, type Purchase, type Refusal, type TransactionRow } from './begin.ts';
import { makeRefunds, type Refunds } from './refunds.ts';
import { type Cause, settle } from './settle.ts';

export interface BillingDependencies {
  /** Runs transactions in the only role that may write payments. */
  run: Run;
  payments: Payments;
  mailer: Mailer;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export interface Billing {
  /** Starts, charges and settles a purchase, or refuses it. The transaction is PENDING while the outcome is unknown. */
  buy(purchase: Purchase): Promise<TransactionRow | { refusal: Refusal }>;
  /**
   * Asks the provider about all payments and refunds that have been open for longer than this, in seconds. Returns how many
   * payments were settled.
   */
  settleOpen(olderThan: number): Promise<number>;
  /** Asks the provider about one payment, after a webhook reported an outcome. */
  settleOne(id: string): Promise<void>;
  refund: Refunds['refund'];
  recordRefunds: Refunds['recordRefunds'];
}

/** Seconds after which an open payment counts as abandoned. */
export const OPEN_LIMIT = 60;

/**
 * Payments in three steps: a transaction records the attempt, the charge runs outside a transaction, and a second transaction
 * records the outcome. An attempt that is interrupted in between is checked with the provider later.
 */
export function makeBilling({ run, payments, mailer, clock, log }: BillingDependencies): Billing {
  const { settleOpenRefunds, ...refunds } = makeRefunds({ run, payments, mailer, clock, log, openLimit: OPEN_LIMIT });
  const settling = (cause: Cause) => ({ mailer, now: clock.now(), cause });

  async function begin(purchase: Purchase) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run((tx) => beginPurchase(tx, purchase, clock.now()));
      } catch (error) {
        // Another request was faster. With the same key it was a repeat of this one, which is now found.
        const open = isUniqueViolation(error, 'transactions_open_ux');
        if (
          !open &&
          !isUniqueViolation(error, 'transactions_key_ux') &&
          !isUniqueViolation(error, 'transactions_reference_ux')
        )
          throw error;
        if (attempt === 2) {
          if (open) return { refusal: inProgress };
          throw error;
        }
      }
    }
  }

  /** Charges with the key of the row, so that a repeat does not charge twice. */
  async function charge(row: TransactionRow, token: string | null): Promise<TransactionRow> {
    if (row.paidCents === 0) return settleFree(row, 'buyer');
    if (token === null) return row;
    const { id, createdAt, paidCents: amountCents, reference, agencyId } = row;
    try {
      const outcome = await payments.charge({ id, createdAt, amountCents, reference, agencyId, token });
      return await run((tx) => settle(tx, id, outcome, settling('buyer')));
    } catch (error) {
      log.error({ err: error, transaction: id }, 'the outcome of a charge is unknown');
      return row;
    }
  }

  const settleFree = ({ id }: TransactionRow, cause: Cause) =>
    run((tx) => settle(tx, id, { status: 'succeeded', providerReference: null, card: null }, settling(cause)));

  /** The request that started the payment is over, so no charge is still on its way to the provider. */
  const isAbandoned = ({ createdAt }: TransactionRow) => createdAt.getTime() <= (clock.now() - OPEN_LIMIT) * 1000;

  /** The outcome of a payment from the provider; the unchanged row while it is unknown. */
  async function checkWithProvider(row: TransactionRow, cause: Cause): Promise<TransactionRow> {
    if (row.paidCents === 0) return settleFree(row, cause);
    const found = await payments.find(row);
    // The provider does not know a charge that is still on its way.
    if (found === 'open' || (found === 'none' && !isAbandoned(row))) return row;
    const outcome = found === 'none' ? ({ status: 'failed', code: 'payment.abandoned' } as const) : found;
    const settled = await run((tx) => settle(tx, row.id, outcome, settling(cause)));
    log.warn({ transaction: row.id, status: settled.status }, 'an open charge was settled');
    return settled;
  }

  /** Runs `checkWithProvider`, but only logs when the provider cannot be reached. */
  async function tryToCheck(row: TransactionRow, cause: Cause): Promise<TransactionRow> {
    try {
      return await checkWithProvider(row, cause);
    } catch (error) {
      log.error({ err: error, transaction: row.id }, 'the payment provider could not be asked about an open charge');
      return row;
    }
  }

  return {
    async buy(purchase) {
      const started = await begin(purchase);
      if ('refusal' in started) return started;
      const { row } = started;
      if (row.status !== 'PENDING') return row;
      // After this time the provider may have forgotten the key and would charge again.
      return isAbandoned(row) ? tryToCheck(row, 'buyer') : charge(row, purchase.token);
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
      for (const row of open) if ((await tryToCheck(row, 'job')).status !== 'PENDING') settled += 1;
      await settleOpenRefunds(olderThan);
      return settled;
    },

    async settleOne(id) {
      const [row] = await run((tx) => tx.select().from(transactions).where(eq(transactions.id, id)));
      // An abandoned payment may have been charged after all.
      if (row?.status === 'PENDING' || row?.failureCode === 'payment.abandoned') await checkWithProvider(row, 'stripe');
    },

    ...refunds,
  };
}
