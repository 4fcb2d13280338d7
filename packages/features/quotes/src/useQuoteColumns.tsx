import {
  chipColumn,
  createdColumn,
  dayColumn,
  RecordLink,
  RecordName,
  TwoLines,
  textColumn,
  to,
  urls,
  usdColumn,
} from '@fairlead/kit';
import { fullName, takesDocs } from '@fairlead/rules';
import { type Column, Icon, IconButton, Stack } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useTranslation } from 'react-i18next';
import { QuoteAnswerText, QuoteStatusChip } from './QuoteChips';
import type { Quote } from './quotes.api';

/** Columns of the quote list. `onUpload` adds a column with an upload button. */
export function useQuoteColumns(onUpload: ((quote: Quote) => void) | undefined): Column<Quote>[] {
  const { t } = useTranslation(['quotes', 'kit']);
  return [
    textColumn('serial', {
      width: '9%',
      header: t('serial'),
      card: 'title',
      noWrap: true,
      format: (serial, { id }) => <RecordName to={to(urls.quotes.view, { id })}>{serial}</RecordName>,
    }),
    {
      id: 'name',
      width: '14%',
      header: t('name'),
      cell: ({ contact }) => (
        <TwoLines
          first={
            <RecordLink page={urls.contacts.view} id={contact.id}>
              {fullName(contact)}
            </RecordLink>
          }
          second={contact.email}
          truncate
        />
      ),
    },
    {
      id: 'insurance',
      width: '14%',
      header: t('insurance'),
      cell: ({ insuranceName, carrier }) => <TwoLines first={insuranceName} second={carrier.name} />,
    },
    usdColumn('premiumAmount', { id: 'premium', header: t('premium'), width: '10.5%' }),
    dayColumn('effectiveDate', {
      id: 'effective',
      header: t('effectiveDate'),
      width: '12%',
      priority: 2,
    }),
    createdColumn({ id: 'created', header: t('kit:created'), width: '9%', priority: 3 }),
    {
      id: 'agent',
      width: '11%',
      header: t('agent'),
      priority: 1,
      cell: ({ assignedAgent }) => (
        <RecordLink page={urls.agency.member} id={assignedAgent.id}>
          {assignedAgent.name}
        </RecordLink>
      ),
    },
    chipColumn({
      id: 'status',
      width: '20.5%',
      header: t('kit:status'),
      sortBy: 'quoteStatus',
      // in one column, because most quotes have no answer
      cell: (quote) => (
        <Stack gap={2} align="start">
          <QuoteStatusChip status={quote.quoteStatus} />
          <QuoteAnswerText quote={quote} />
        </Stack>
      ),
    }),
    ...(onUpload
      ? [
          {
            id: 'doc',
            width: '5%',
            header: t('doc'),
            cell: (quote: Quote) => <DocUpload quote={quote} onUpload={onUpload} />,
          },
        ]
      : []),
  ];
}

function DocUpload({ quote, onUpload }: { quote: Quote; onUpload: (quote: Quote) => void }) {
  const { t } = useTranslation('quotes');
  const open = takesDocs(quote);
  return (
    <IconButton
      writes
      size="small"
      label={t('docs.uploadTo', { serial: quote.serial })}
      title={open ? undefined : t('docs.closed')}
      disabled={!open}
      onClick={() => onUpload(quote)}
    >
      <Icon of={Upload} />
    </IconButton>
  );
}
