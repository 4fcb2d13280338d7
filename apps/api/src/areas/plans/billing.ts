import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isUniqueViolation } from '../../db/errors.ts';
import { transactions } from '../../db/schema/index.ts';
import type { Run } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ChargeOutcome, Payments, UnconfirmedCharge } from '../../ports/payments.ts';
import { beginPurchase, inProgress, type Purchase, type Refusal, type TransactionRow } from './begin.ts';
import { makeDisputes } from './disputes.ts';
import type { ProviderCause } from './payment.ts';
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
  /**
   * Starts, charges and settles a purchase, or refuses it. The transaction is PENDING while the outcome is unknown. When the
   * bank asks the buyer to confirm the payment, the same call after the confirmation completes the purchase.
   */
  buy(purchase: Purchase): Promise<TransactionRow | { refusal: Refusal }>;
  /**
   * Asks the provider about all payments and refunds that have been open for longer than this, in seconds, and about disputes.
   * Returns how many payments were settled.
   */
  settleOpen(olderThan: number, signal?: AbortSignal): Promise<number>;
  /** Asks the provider about one payment, after a webhook reported an outcome. */
  settleOne(id: string): Promise<void>;
  refund: Refunds['refund'];
  recordRefunds: Refunds['recordRefunds'];
  recordRefundsOfCharge: Refunds['recordRefundsOfCharge'];
  /** Asks the provider about the disputes of a charge, after a webhook reported one. */
  recordDisputes(charge: string): Promise<void>;
}

/** Seconds after which an open payment counts as abandoned. */
export const OPEN_LIMIT = 60;
/** Seconds in which a buyer has to confirm a payment at the bank. */
const CONFIRMATION_LIMIT = 1800;

type Outcome = ChargeOutcome | 'open';

/** Whether the provider refused a request without reading it. An earlier one can have charged the card. */
const isUnread = (outcome: Outcome): boolean =>
  typeof outcome === 'object' && outcome.status === 'failed' && outcome.code === 'payment.unavailable';

const confirmationOf = ({ clientSecret }: UnconfirmedCharge) =>
  ({ status: 402, code: 'payment.actionRequired', payload: { clientSecret } }) satisfies Refusal;

/**
 * Payments in three steps: a transaction records the attempt, the charge runs outside a transaction, and a second transaction
 * records the outcome. An attempt that is interrupted in between is checked with the provider later.
 */
export function makeBilling({ run, payments, mailer, clock, log }: BillingDependencies): Billing {
  const { findLostDisputes, recordDisputes } = makeDisputes({ run, payments, mailer, clock, log, settleOne });
  const { settleOpenRefunds, ...refunds } = makeRefunds({
    run,
    payments,
    mailer,
    clock,
    log,
    openLimit: OPEN_LIMIT,
    recordDisputes,
  });
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
        if (open) await endEarlier(purchase);
      }
    }
  }

  /** Records the outcome of the buyer's earlier attempt. Gives it up if it waits for the bank, such as in a closed tab. */
  async function endEarlier({ agencyId, userId, key }: Purchase): Promise<void> {
    const isEarlier = and(
      eq(transactions.agencyId, agencyId),
      eq(transactions.userId, userId),
      eq(transactions.status, 'PENDING'),
      key === undefined ? undefined : ne(transactions.idempotencyKey, key),
    );
    const [row] = await run((tx) => tx.select().from(transactions).where(isEarlier));
    if (!row) return;
    const found = await tryTo(row, () => payments.find(row));
    if (typeof found !== 'object') return;
    const isWaiting = found.status === 'actionRequired';
    const outcome = isWaiting ? await tryTo(row, () => payments.cancel(found.providerReference)) : found;
    if (outcome) await record(row, outcome, 'buyer');
  }

  /** The request that started the payment is over, so no charge is still on its way to the provider. */
  const isAbandoned = ({ createdAt }: TransactionRow) => createdAt.getTime() <= (clock.now() - OPEN_LIMIT) * 1000;
  const isConfirmationLate = ({ createdAt }: TransactionRow) =>
    createdAt.getTime() <= (clock.now() - CONFIRMATION_LIMIT) * 1000;

  /** Outcome of an open payment at the provider. A payment that the buyer did not confirm in time is cancelled. */
  async function lookUp(row: TransactionRow): Promise<Outcome> {
    const found = await payments.find(row);
    // The provider does not know a charge that is still on its way.
    if (found === 'none') return isAbandoned(row) ? { status: 'failed', code: 'payment.abandoned' } : 'open';
    if (found !== 'open' && found.status === 'actionRequired' && isConfirmationLate(row))
      return payments.cancel(found.providerReference);
    return found;
  }

  /** Records a decided outcome. Returns the unchanged row while the outcome is open. */
  async function record(row: TransactionRow, outcome: Outcome, cause: Cause): Promise<TransactionRow> {
    if (outcome === 'open' || outcome.status === 'actionRequired') return row;
    return run((tx) => settle(tx, row.id, outcome, settling(cause)));
  }

  const settleFree = (row: TransactionRow, cause: Cause) =>
    run((tx) => settle(tx, row.id, { status: 'succeeded', providerReference: null, card: null }, settling(cause)));

  async function checkWithProvider(row: TransactionRow, cause: ProviderCause): Promise<TransactionRow> {
    if (row.paidCents === 0) return settleFree(row, cause);
    const settled = await record(row, await lookUp(row), cause);
    if (settled.status !== row.status)
      log.warn({ transaction: row.id, status: settled.status }, 'an open charge was settled');
    return settled;
  }

  async function settleOne(id: string): Promise<void> {
    const [row] = await run((tx) => tx.select().from(transactions).where(eq(transactions.id, id)));
    // An abandoned payment may have been charged after all.
    if (row?.status === 'PENDING' || row?.failureCode === 'payment.abandoned') await checkWithProvider(row, 'stripe');
  }

  /** Undefined, and a message in the log, when the outcome stays unknown. */
  async function tryTo<T>({ id }: TransactionRow, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error, transaction: id }, 'the outcome of a charge is unknown');
      return undefined;
    }
  }

  return {
    async buy(purchase) {
      const started = await begin(purchase);
      if ('refusal' in started) return started;
      const { row, isRepeat } = started;
      if (row.status !== 'PENDING') return row;
      if (row.paidCents === 0) return (await tryTo(row, () => settleFree(row, 'buyer'))) ?? row;
      const { token } = purchase;
      const outcome = await tryTo(row, () => {
        // After this time the provider may have forgotten the key and would charge again.
        if (token === null || isAbandoned(row)) return lookUp(row);
        const { id, createdAt, paidCents: amountCents, reference, agencyId } = row;
        // The id of the row is the key at the provider, so a repeat does not charge twice.
        return payments.charge({ id, createdAt, amountCents, reference, agencyId, token });
      });
      if (outcome === undefined || (isRepeat && isUnread(outcome))) return row;
      if (outcome !== 'open' && outcome.status === 'actionRequired') return { refusal: confirmationOf(outcome) };
      return (await tryTo(row, () => record(row, outcome, 'buyer'))) ?? row;
    },

    async settleOpen(olderThan, signal) {
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
      for (const row of open) {
        signal?.throwIfAborted();
        const checked = await tryTo(row, () => checkWithProvider(row, 'job'));
        if (checked && checked.status !== 'PENDING') settled += 1;
      }
      await settleOpenRefunds(olderThan, signal);
      signal?.throwIfAborted();
      await findLostDisputes();
      return settled;
    },

    settleOne,
    recordDisputes,
    ...refunds,
  };
}
