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
