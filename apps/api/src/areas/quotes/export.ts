import type { operations } from '@fairlead/openapi';
import { answerOf } from '@fairlead/rules';
import { column, dayColumn, labelColumn, moneyColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { fullName } from '../../messages/formats.ts';
import { type QuoteRow, quoteSerial, selectQuotes } from '../../records/quotes.ts';
import { quoteList } from './list.ts';

type ExportQuery = NonNullable<operations['exportQuotes']['parameters']['query']>;

/** Quotes as a file. Columns have the same keys as in the portal. */
export const quoteExport: ExportedList<QuoteRow, ExportQuery> = {
  name: 'quotes',
  list: quoteList,
  rows: selectQuotes,
  columns: {
    serial: [column('export.column.serial', ({ quote }) => quoteSerial(quote.serial))],
    name: [
      column('export.column.customer', ({ contact }) => fullName(contact)),
      column('export.column.email', ({ contact }) => contact.email),
    ],
    insurance: [
      column('export.column.insurance', ({ insuranceName }) => insuranceName),
      column('export.column.carrier', ({ carrier }) => carrier.name),
    ],
    premium: [moneyColumn('export.column.premium', ({ quote }) => quote.premiumCents)],
    effective: [dayColumn('export.column.effective', ({ quote }) => quote.effectiveOn)],
    created: [column('export.column.created', ({ quote }) => quote.createdAt)],
    agent: [column('export.column.agent', ({ agent }) => agent.name)],
    status: [
      labelColumn('export.column.status', ({ quote }) => `quoteStatus.${quote.status}`),
      labelColumn('export.column.answer', ({ quote: { status, customerFeedback }, policyId }) => {
        const answer = answerOf({ quoteStatus: status, customerFeedback, policyId });
        return answer && `quoteAnswer.${answer}`;
      }),
    ],
  },
};
