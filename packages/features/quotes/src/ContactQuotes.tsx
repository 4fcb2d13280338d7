import { defineList, type PanelProps, PanelTable, useListPage } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { quoteSorts } from './quoteList';
import { useQuoteColumns } from './useQuoteColumns';

/** Quotes panel of the contact page. */
export default function ContactQuotes({ id }: PanelProps) {
  const { t } = useTranslation('quotes');
  const page = useListPage(
    defineList({
      messages: 'quotes',
      path: '/api/quotes/all',
      fixed: { contactId: id, isDeleted: false },
      sorts: quoteSorts,
    }),
  );
  // the page already names the customer
  const columns = useQuoteColumns(undefined).filter((column) => column.id !== 'name');
  return (
    <PanelTable
      label={t('ofContact')}
      columns={columns}
      {...page}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
    />
  );
}
