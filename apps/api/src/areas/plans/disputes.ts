import { DAY } from '@fairlead/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Run } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import { countDisputeChange } from './disputeCounts.ts';
import { findKnownDisputes, isChanged, oldestOpenDispute, readVersions, recordDisputes } from './disputeRecords.ts';
import type { ProviderCause } from './payment.ts';

interface DisputeDependencies {
  /** Runs transactions in the only role that may write payments. */
  run: Run;
  payments: Payments;
  mailer: Mailer;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Settles a payment whose outcome was lost, so that its disputes can be recorded. */
  settleOne: (transactionId: string) => Promise<void>;
}

/** Seconds for which the job finds new disputes whose webhook was lost. */
const SEARCH_TIME = 30 * DAY;
const MOST_ATTEMPTS = 5;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Disputes of payments. The bank opens and decides them; the server records what the provider reports. */
export function makeDisputes({ run, payments, mailer, clock, log, settleOne }: DisputeDependencies) {
  /**
   * Asks the provider for the disputes of a charge and records them. Several processes can do so at the same time. An answer
   * counts only if none of them has recorded another one since the question, so that an outdated answer is never the last.
   */
  async function sync(charge: string, cause: ProviderCause): Promise<void> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const seen = await run((tx) => readVersions(tx, charge));
      const reports = await payments.findDisputes(charge);
      const transactionId = reports[0]?.transactionId ?? '';
      if (!uuid.test(transactionId)) return;
      await settleOne(transactionId);
      const settling = { mailer, now: clock.now(), cause };
      const changes = await run((tx) => recordDisputes(tx, transactionId, reports, seen, settling));
      if (changes !== 'outdated') {
        for (const change of changes) countDisputeChange(change);
        return;
      }
    }
    throw new Error(`the disputes of ${charge} were recorded by other processes ${MOST_ATTEMPTS} times`);
  }

  /** Charges whose disputes differ from the recorded ones. */
  async function findChanged(): Promise<string[]> {
    const searched = (clock.now() - SEARCH_TIME) * 1000;
    const oldest = await run(oldestOpenDispute);
    const since = new Date(Math.min(searched, oldest?.getTime() ?? searched));
    const reports = await payments.findDisputesSince(since);
    if (reports.length === 0) return [];
    const references = reports.map(({ providerReference }) => providerReference);
    const rows = await run((tx) => findKnownDisputes(tx, references));
    const known = new Map(rows.map((row) => [row.providerReference, row]));
    const changed = reports.filter((report) => {
      const row = known.get(report.providerReference);
      return report.transactionId !== null && (row === undefined || isChanged(row, report));
    });
    return [...new Set(changed.map(({ charge }) => charge))];
  }

  return {
    /** Asks the provider about the disputes of a charge, after a webhook reported one. */
    recordDisputes: (charge: string): Promise<void> => sync(charge, 'stripe'),

    /** Finds disputes whose webhook was lost. One request to the provider covers all of them. */
    async findLostDisputes(): Promise<void> {
      try {
        for (const charge of await findChanged()) await sync(charge, 'job');
      } catch (error) {
        log.error({ err: error }, 'the payment provider could not be asked about disputes');
      }
    },
  };
}
