import { defineList, type PanelProps, PanelTable, useResourceList } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuotes } from './quotes.api';
import { useQuoteColumns } from './useQuoteColumns';

/** Quotes panel of the contact page. */
export default function ContactQuotes({ id }: PanelProps) {
  const { t } = useTranslation('quotes');
  const definition = useMemo(
    () =>
      defineList({
        path: '/api/quotes/all',
        fixed: { contactId: id, isDeleted: false },
        searchBy: [],
        filters: { all: {} },
        sorts: ['creationDate.desc', 'creationDate.asc', 'quoteStatus.asc', 'quoteStatus.desc'],
      }),
    [id],
  );
  const list = useResourceList(definition);
  // the page already names the customer
  const columns = useQuoteColumns(undefined).filter((column) => column.id !== 'name');
  return (
    <PanelTable
      label={t('ofContact')}
      columns={columns}
      list={list}
      state={useQuotes(list.read)}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
    />
  );
}
