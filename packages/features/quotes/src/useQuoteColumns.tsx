import { chipColumn, formatDay, formatInstant, RecordName, to, urls, usdColumn } from '@fairlead/kit';
import { fullName, takesDocs } from '@fairlead/rules';
import { type Column, Icon, IconButton, Stack, Text } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteStatusChip } from './QuoteChips';
import type { Quote } from './quotes.api';

/** Two lines, the second one muted. */
function Pair({ first, second }: { first: string; second: string }) {
  return (
    <Stack gap={2}>
      <span>{first}</span>
      <Text as="span" size="caption" tone="muted">
        {second}
      </Text>
    </Stack>
  );
}

/** Columns of the quote list. `onUpload` adds a column with an upload button. */
export function useQuoteColumns(onUpload: ((quote: Quote) => void) | undefined): Column<Quote>[] {
  const { t } = useTranslation(['quotes', 'kit']);
  return useMemo(
    () => [
      {
        id: 'serial',
        width: '7%',
        header: t('serial'),
        card: 'title',
        cell: ({ id, serial }) => <RecordName to={to(urls.quotes.view, { id })}>{serial}</RecordName>,
      },
      {
        id: 'name',
        width: '16%',
        header: t('name'),
        cell: ({ contact }) => <Pair first={fullName(contact)} second={contact.email} />,
      },
      {
        id: 'insurance',
        width: '14%',
        header: t('insurance'),
        cell: ({ insuranceName, carrier }) => <Pair first={insuranceName} second={carrier.name} />,
      },
      usdColumn({
        id: 'premium',
        width: '9%',
        header: t('premium'),
        value: ({ premiumAmount }) => premiumAmount,
      }),
      {
        id: 'effective',
        width: '12%',
        header: t('effectiveDate'),
        priority: 2,
        cell: ({ effectiveDate }) => formatDay(effectiveDate),
      },
      {
        id: 'created',
        width: '9%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 3,
        cell: ({ creationDateTimeStamp }) => formatInstant(creationDateTimeStamp),
      },
      {
        id: 'agent',
        width: '11%',
        header: t('agent'),
        priority: 1,
        cell: ({ assignedAgent }) => assignedAgent.name,
      },
      chipColumn({
        id: 'status',
        width: '13%',
        header: t('kit:status'),
        sortBy: 'quoteStatus',
        cell: ({ quoteStatus }) => <QuoteStatusChip status={quoteStatus} />,
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
    ],
    [t, onUpload],
  );
}

function DocUpload({ quote, onUpload }: { quote: Quote; onUpload: (quote: Quote) => void }) {
  const { t } = useTranslation('quotes');
  const open = takesDocs(quote);
  return (
    <IconButton
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
