import { ConfirmDelete, ResourceList, RouterLink, to, UploadDocDialog, urls, useResourceList } from '@fairlead/kit';
import { AssignAgentDialog } from '@fairlead/pickers';
import { ownsQuote } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, DocumentArt, Icon, RowAction, Text } from '@fairlead/ui';
import { Eye, Pencil, Plus, Trash2, UserRoundCog } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteList } from './quoteList';
import { type Quote, useAddDoc, useAssignQuote, useDeleteQuote, useQuotes } from './quotes.api';
import { useQuoteColumns } from './useQuoteColumns';

const icon = { size: 16, strokeWidth: 1.75 };

/** Open dialog, and its quote. */
interface OpenDialog {
  kind: 'delete' | 'assign' | 'upload';
  quote: Quote;
}

/** Quotes of the agency, or the customer's own quotes. */
export default function QuoteListScreen() {
  const { t } = useTranslation(['quotes', 'kit']);
  const { me, viewer } = useAuth();
  const list = useResourceList(quoteList);
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
        list={list}
        state={useQuotes(list.read)}
        columns={columns}
        hiddenAtFirst={['created']}
        action={
          isAgent && viewer.licensed ? (
            <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />}>
              <RouterLink to={urls.quotes.create}>{t('create')}</RouterLink>
            </Button>
          ) : null
        }
        empty={{
          title: t('list.empty'),
          text: t(isAgent ? 'list.emptyText' : 'list.emptyCustomer'),
          illustration: <DocumentArt />,
        }}
        labels={{
          searchBy: { serial: t('serial'), name: t('name'), carrierName: t('carrier'), agentName: t('agent') },
          filters: {
            all: t('kit:filter.all'),
            active: t('quoteStatus.ACTIVE'),
            pending: t('quoteStatus.PENDING'),
            quoted: t('quoteStatus.QUOTED'),
            pendingCancel: t('quoteStatus.PENDING_CANCEL'),
            cancelled: t('quoteStatus.CANCELLED'),
            expired: t('quoteStatus.EXPIRED'),
            pendingApproval: t('quoteStatus.PENDING_APPROVAL'),
          },
          sorts: {
            'creationDate.desc': t('kit:sort.dateDesc'),
            'creationDate.asc': t('kit:sort.dateAsc'),
            'quoteStatus.desc': t('sort.statusDesc'),
            'quoteStatus.asc': t('sort.statusAsc'),
          },
          columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
        }}
        rowActions={(quote) => (
          <>
            <RowAction
              asChild
              label={t('row.view', { serial: quote.serial })}
              text={t('row.viewVerb')}
              icon={<Icon of={Eye} {...icon} />}
            >
              <RouterLink to={to(urls.quotes.view, { id: quote.id })} />
            </RowAction>
            {isAgent ? (
              <RowAction
                asChild
                label={t('kit:row.edit', { name: quote.serial })}
                text={t('kit:row.editVerb')}
                icon={<Icon of={Pencil} {...icon} />}
              >
                <RouterLink to={to(urls.quotes.edit, { id: quote.id })} />
              </RowAction>
            ) : null}
            {isOwned(quote) ? (
              <>
                <RowAction
                  label={t('row.assign', { serial: quote.serial })}
                  text={t('row.assignVerb')}
                  icon={<Icon of={UserRoundCog} {...icon} />}
                  onClick={() => setDialog({ kind: 'assign', quote })}
                />
                <RowAction
                  label={t('kit:row.delete', { name: quote.serial })}
                  text={t('kit:row.deleteVerb')}
                  icon={<Icon of={Trash2} {...icon} />}
                  tone="danger"
                  onClick={() => setDialog({ kind: 'delete', quote })}
                />
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
