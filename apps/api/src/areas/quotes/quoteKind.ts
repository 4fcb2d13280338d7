import { quoteLock } from '@fairlead/rules';
import { recordKind } from '../../contract/changeRecord.ts';
import type { Services } from '../../contract/services.ts';
import { quotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { findQuote, isDocVerified, type QuoteRow, toQuote } from '../../records/quotes.ts';

/** How the operations of this area find, show, change and audit quotes. */
export function quoteKind({ clock, links }: Pick<Services, 'clock' | 'links'>) {
  const contextFor = async (tx: Transaction, { agencyId }: { agencyId: string | null }) => ({
    links,
    docVerified: await isDocVerified(tx, agencyId, clock.now()),
  });
  const toPayload = async (tx: Transaction, row: QuoteRow) => toQuote(row, await contextFor(tx, row.quote));
  const quote = recordKind({
    table: quotes,
    type: 'quote',
    notFound: 'quote.notFound',
    find: findQuote,
    rowOf: (row) => row.quote,
    toPayload: (row, tx) => toPayload(tx, row),
  });
  return { contextFor, toPayload, quote };
}

/** Quote data for the rules. */
export const stateOf = ({ quote, policyId }: QuoteRow) => ({
  quoteStatus: quote.status,
  customerFeedback: quote.customerFeedback,
  policyId,
});

const lockCodes = { ANSWERED: 'quote.answered', POLICY: 'quote.hasPolicy' } as const;

/** Message why the terms of a quote can no longer change; undefined while they can. */
export function lockOf(row: QuoteRow): (typeof lockCodes)[keyof typeof lockCodes] | undefined {
  const lock = quoteLock(stateOf(row));
  return lock ? lockCodes[lock] : undefined;
}
