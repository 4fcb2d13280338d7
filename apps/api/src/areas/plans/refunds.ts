import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isUniqueViolation } from '../../db/errors.ts';
import { assertExists } from '../../db/rows.ts';
import { refunds, transactions } from '../../db/schema/index.ts';
import type { Run } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments, RefundOutcome } from '../../ports/payments.ts';
import type { TransactionRow } from './begin.ts';
import { lockPayment, payment, type Settling } from './payment.ts';
import {
  type BegunRefund,
  beginRefund,
  type RefundCause,
  type Refunded,
  type RefundRow,
  type RefundWish,
  recordRefund,
  refundConflict,
  refundKind,
  type Settled,
  settledBy,
  settleRefund,
} from './refundRecords.ts';

interface RefundDependencies {
  /** Runs transactions in the only role that may write payments. */
  run: Run;
  payments: Payments;
  mailer: Mailer;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Seconds after which an open refund that the provider does not know counts as abandoned. */
  openLimit: number;
  /** Asks the provider about the disputes of a charge. */
  recordDisputes: (charge: string) => Promise<void>;
}

/**
 * Refunds in three steps, as payments: a transaction records the attempt, the provider is asked outside a transaction, and a
 * second transaction records the outcome. An attempt that is interrupted in between is checked with the provider later.
 */
export function makeRefunds(dependencies: RefundDependencies) {
  const { run, payments, mailer, clock, log, openLimit, recordDisputes } = dependencies;
  const settling = (cause: RefundCause): Settling<RefundCause> => ({ mailer, now: clock.now(), cause });

  async function begin(wish: RefundWish): Promise<BegunRefund> {
    try {
      return await run((tx) => beginRefund(tx, wish, clock.now()));
    } catch (error) {
      if (isUniqueViolation(error, 'refunds_open_ux')) return { refusal: refundConflict('refund.inProgress') };
      throw error;
    }
  }

  /** The request that started the refund is over, so it is no longer on its way to the provider. */
  const isAbandoned = ({ createdAt }: RefundRow) => createdAt.getTime() <= (clock.now() - openLimit) * 1000;

  /** Asks the provider about the refunds of a payment, after a webhook reported one. */
  async function syncReported(paid: TransactionRow | undefined): Promise<void> {
    if (paid?.status === 'PAID' || paid?.status === 'REFUNDED') await sync(paid, 'stripe');
  }

  const readPayment = (id: string): Promise<TransactionRow | undefined> => run((tx) => payment.find(tx, id));

  /** Asks the provider for all refunds of a payment and records them. */
  async function sync(paid: TransactionRow, cause: RefundCause): Promise<void> {
    if (paid.providerReference === null) return;
    const found = await payments.findRefunds(paid.providerReference);
    await run(async (tx) => {
      for (const refund of found) await recordRefund(tx, paid.id, refund, settling(cause));
      const known = new Set(found.map(({ id }) => id));
      const locked = assertExists(await lockPayment(tx, paid.id), `transaction ${paid.id}`);
      const pending = and(eq(refunds.transactionId, paid.id), eq(refunds.status, 'PENDING'));
      const [row] = await tx.select().from(refunds).where(pending);
      const failed = { status: 'FAILED', failureCode: 'refund.abandoned' } as const;
      if (row && !known.has(row.id) && isAbandoned(row)) await settleRefund(tx, locked, row, failed, settling(cause));
    });
  }

  async function settle(row: RefundRow, outcome: RefundOutcome, cause: RefundCause): Promise<RefundRow> {
    const settled: Settled | undefined =
      outcome.status === 'refused' ? { status: 'FAILED', failureCode: outcome.code } : settledBy(outcome);
    if (!settled) return row;
    return run(async (tx) => {
      const paid = assertExists(await lockPayment(tx, row.transactionId), `transaction ${row.transactionId}`);
      const locked = assertExists(await refundKind.find(tx, row.id), `refund ${row.id}`);
      return settleRefund(tx, paid, locked, settled, settling(cause));
    });
  }

  /** The message about the dispute was lost or is on its way. The refund is refused anyway. */
  const tryToRecordDisputes = (charge: string): Promise<void> =>
    recordDisputes(charge).catch((error: unknown) =>
      log.error({ err: error, charge }, 'the payment provider could not be asked about disputes'),
    );

  return {
    /** Refunds a payment. The row is PENDING while the outcome is unknown. */
    async refund(wish: RefundWish): Promise<Refunded> {
      const begun = await begin(wish);
      if ('refusal' in begun || begun.row.status !== 'PENDING') return begun;
      const { row, isRepeat } = begun;
      const paid = await readPayment(row.transactionId);
      if (!paid?.providerReference) throw new Error(`transaction ${row.transactionId} has no charge`);
      const { id, amountCents, transactionId } = row;
      try {
        if (isAbandoned(row)) {
          // After this time the job may have recorded that the provider does not know the refund.
          await sync(paid, wish.admin);
          return { row: assertExists(await run((tx) => refundKind.find(tx, id)), `refund ${id}`) };
        }
        // The id is the key at the provider, so a repeat returns money only once.
        const outcome = await payments.refund({ id, transactionId, charge: paid.providerReference, amountCents });
        // The provider refused this request without reading it. An earlier one can have made the refund.
        if (isRepeat && outcome.status === 'refused' && outcome.code === 'refund.unavailable') return begun;
        const settled = await settle(row, outcome, wish.admin);
        if (settled.failureCode === 'refund.disputed') await tryToRecordDisputes(paid.providerReference);
        return { row: settled };
      } catch (error) {
        log.error({ err: error, refund: id }, 'the outcome of a refund is unknown');
        return begun;
      }
    },

    /** Records the refunds of a payment, after a webhook reported one. */
    recordRefunds: async (id: string): Promise<void> => syncReported(await readPayment(id)),

    /** Records the refunds of a payment by the provider's reference of its charge. */
    async recordRefundsOfCharge(charge: string): Promise<void> {
      const [paid] = await run((tx) =>
        tx.select().from(transactions).where(eq(transactions.providerReference, charge)),
      );
      await syncReported(paid);
    },

    /** Asks the provider about all refunds that have been open for longer than this, in seconds. */
    async settleOpenRefunds(olderThan: number, signal?: AbortSignal): Promise<void> {
      const before = new Date((clock.now() - olderThan) * 1000);
      const open = await run((tx) =>
        tx
          .select({ transactionId: refunds.transactionId })
          .from(refunds)
          .where(and(eq(refunds.status, 'PENDING'), lte(refunds.createdAt, before)))
          .orderBy(asc(refunds.createdAt))
          .limit(100),
      );
      for (const { transactionId } of open) {
        signal?.throwIfAborted();
        try {
          const paid = await readPayment(transactionId);
          if (paid) await sync(paid, 'job');
        } catch (error) {
          log.error(
            { err: error, transaction: transactionId },
            'the payment provider could not be asked about a refund',
          );
        }
      }
    },
  };
}
export type Refunds = ReturnType<typeof makeRefunds>;
