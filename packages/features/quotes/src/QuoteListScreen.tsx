import {
  CreateLink,
  EditRow,
  formatCount,
  lazyDialog,
  ResourceList,
  RowButton,
  RowLink,
  to,
  urls,
  useDeleteRow,
  useListPage,
  useUnlicensedEmpty,
} from '@fairlead/kit';
import { bulkActions } from '@fairlead/pickers';
import { fullName, ownsQuote } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { DocumentArt } from '@fairlead/ui';
import { Eye, UserRoundCog } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteList } from './quoteList';
import { type Quote, useDeleteQuote } from './quotes.api';
import { useQuoteColumns } from './useQuoteColumns';

const AssignQuoteDialog = lazyDialog(async () => (await import('./QuoteDialogs')).AssignQuoteDialog);
const UploadToQuoteDialog = lazyDialog(async () => (await import('./QuoteDialogs')).UploadToQuoteDialog);

/** Open dialog, and its quote. */
interface OpenDialog {
  kind: 'assign' | 'upload';
  quote: Quote;
}

const bulk = {
  rowName: ({ serial }: Quote) => serial,
  load: bulkActions('quotes', ['ASSIGN', 'TASK', 'DELETE']),
};

/** Quotes of the agency, or the customer's own quotes. */
export default function QuoteListScreen() {
  const { t } = useTranslation(['quotes', 'kit']);
  const { me, viewer } = useAuth();
  const page = useListPage(quoteList);
  const { deleteRow, confirmation } = useDeleteRow<Quote>({
    nameOf: ({ serial }) => serial,
    subject: ({ serial, contact }) => `${serial} · ${fullName(contact)}`,
    onDelete: useDeleteQuote(),
  });
  const [dialog, setDialog] = useState<OpenDialog>();
  const isAgent = viewer?.role === 'AGENT';
  const columns = useQuoteColumns(isAgent ? (quote) => setDialog({ kind: 'upload', quote }) : undefined);
  const isOwned = (quote: Quote) => viewer !== null && ownsQuote(viewer, me?.user.id ?? '', quote);
  const close = () => setDialog(undefined);
  const unlicensed = useUnlicensedEmpty();

  return (
    <>
      <ResourceList
        title={t('list.title')}
        {...page}
        bulk={isAgent ? bulk : undefined}
        columns={columns}
        hiddenAtFirst={['created']}
        total={{
          column: 'premium',
          amountOf: ({ premiumAmount }) => premiumAmount,
          labelOf: (count) => t('list.total', { count, number: formatCount(count) }),
        }}
        action={isAgent && viewer.licensed ? <CreateLink to={urls.quotes.create} label={t('create')} /> : null}
        empty={{
          title: t('list.empty'),
          text: t(isAgent ? 'list.emptyText' : 'list.emptyCustomer'),
          illustration: <DocumentArt />,
          ...unlicensed,
        }}
        rowActions={(quote) => (
          <>
            <RowLink
              icon={Eye}
              label={t('row.view', { serial: quote.serial })}
              text={t('row.viewVerb')}
              to={to(urls.quotes.view, { id: quote.id })}
            />
            {isAgent ? <EditRow name={quote.serial} to={to(urls.quotes.edit, { id: quote.id })} /> : null}
            {isOwned(quote) ? (
              <>
                <RowButton
                  icon={UserRoundCog}
                  label={t('row.assign', { serial: quote.serial })}
                  text={t('row.assignVerb')}
                  onClick={() => setDialog({ kind: 'assign', quote })}
                />
                {deleteRow(quote)}
              </>
            ) : null}
          </>
        )}
      />
      <AssignQuoteDialog open={dialog?.kind === 'assign' ? { quote: dialog.quote, onClose: close } : null} />
      <UploadToQuoteDialog open={dialog?.kind === 'upload' ? { quote: dialog.quote, onClose: close } : null} />
      {confirmation}
    </>
  );
}
