import {
  ConfirmDelete,
  CreateLink,
  DeleteRow,
  EditRow,
  ResourceList,
  RowButton,
  RowLink,
  to,
  UploadDocDialog,
  urls,
  useListPage,
} from '@fairlead/kit';
import { AssignAgentDialog } from '@fairlead/pickers';
import { ownsQuote } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { DocumentArt, Text } from '@fairlead/ui';
import { Eye, UserRoundCog } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteList } from './quoteList';
import { type Quote, useAddDoc, useAssignQuote, useDeleteQuote } from './quotes.api';
import { useQuoteColumns } from './useQuoteColumns';

/** Open dialog, and its quote. */
interface OpenDialog {
  kind: 'delete' | 'assign' | 'upload';
  quote: Quote;
}

/** Quotes of the agency, or the customer's own quotes. */
export default function QuoteListScreen() {
  const { t } = useTranslation(['quotes', 'kit']);
  const { me, viewer } = useAuth();
  const page = useListPage(quoteList);
  const remove = useDeleteQuote();
  const assign = useAssignQuote();
  const [dialog, setDialog] = useState<OpenDialog>();
  const isAgent = viewer?.role === 'AGENT';
  const columns = useQuoteColumns(isAgent ? (quote) => setDialog({ kind: 'upload', quote }) : undefined);
  const isOwned = (quote: Quote) => viewer !== null && ownsQuote(viewer, me?.user.id ?? '', quote);
  const close = () => setDialog(undefined);

  return (
    <>
      <ResourceList
        title={t('list.title')}
        {...page}
        columns={columns}
        hiddenAtFirst={['created']}
        action={isAgent && viewer.licensed ? <CreateLink to={urls.quotes.create} label={t('create')} /> : null}
        empty={{
          title: t('list.empty'),
          text: t(isAgent ? 'list.emptyText' : 'list.emptyCustomer'),
          illustration: <DocumentArt />,
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
                <DeleteRow name={quote.serial} onClick={() => setDialog({ kind: 'delete', quote })} />
              </>
            ) : null}
          </>
        )}
      />
      <ConfirmDelete
        open={dialog?.kind === 'delete'}
        subject={
          <Text weight="label">
            {dialog && `${dialog.quote.serial} · ${dialog.quote.contact.firstName} ${dialog.quote.contact.lastName}`}
          </Text>
        }
        onClose={close}
        onDelete={() => remove(dialog?.quote.id ?? '')}
      />
      {dialog?.kind === 'assign' ? (
        <AssignAgentDialog
          title={t('assign.change')}
          description={t('assign.text', { serial: dialog.quote.serial })}
          submitLabel={t('assign.do')}
          agent={dialog.quote.assignedAgent}
          needsChange
          assign={(agentId) => assign(dialog.quote, agentId)}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'upload' ? <UploadToQuote quote={dialog.quote} onClose={close} /> : null}
    </>
  );
}

function UploadToQuote({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { t } = useTranslation('quotes');
  const add = useAddDoc(quote.id, 'AGENT');
  return (
    <UploadDocDialog
      description={t('docs.uploadText', { serial: quote.serial })}
      fileUploadType="QUOTE"
      onAdd={add}
      onClose={onClose}
    />
  );
}
