import { ConfirmDelete, CreateLink, DeleteRow, ResourceList, RowButton, urls, useListPage } from '@fairlead/kit';
import { AssignAgentDialog } from '@fairlead/pickers';
import { fullName } from '@fairlead/rules';
import { Button, DocumentArt, Icon, Text } from '@fairlead/ui';
import { Eye, Upload } from 'lucide';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocDialog } from './DocDialog';
import { OpportunityDrawer } from './drawer/OpportunityDrawer';
import { type Opportunity, useAssignAgent, useDeleteOpportunity } from './opportunities.api';
import { useOpportunityColumns } from './opportunityColumns';
import { opportunityList } from './opportunityList';
import { useRights } from './useRights';

/** Opportunities of the agency. Customers see their own as quote requests. */
export default function OpportunityListScreen() {
  const { t } = useTranslation(['opportunities', 'kit']);
  const rights = useRights();
  const page = useListPage(opportunityList);
  const { openId, open, close, urlOf } = useOpenOpportunity();
  const [dialog, setDialog] = useState<{ kind: 'assign' | 'delete'; opportunity: Opportunity } | null>(null);
  const [uploading, setUploading] = useState(false);
  const closeDialog = () => setDialog(null);
  const onAssign = useCallback((opportunity: Opportunity) => setDialog({ kind: 'assign', opportunity }), []);
  const columns = useOpportunityColumns({ ...rights, urlOf, onAssign });
  const remove = useDeleteOpportunity();
  const assign = useAssignAgent();
  const rows = page.state.data?.content ?? [];
  const title = rights.customer ? t('list.customerTitle') : t('list.title');

  return (
    <>
      <ResourceList
        title={title}
        {...page}
        columns={columns}
        empty={{
          title: t('list.empty'),
          text: t(rights.customer ? 'list.emptyCustomer' : 'list.emptyText'),
          illustration: <DocumentArt />,
        }}
        action={
          rights.customer ? (
            <Button
              variant="solid"
              tone="accent"
              leadingIcon={<Icon of={Upload} size={16} />}
              onClick={() => setUploading(true)}
            >
              {t('doc.upload')}
            </Button>
          ) : rights.mayCreate ? (
            <CreateLink to={urls.opportunities.create} label={t('create')} />
          ) : null
        }
        rowActions={(opportunity) => (
          <>
            <RowButton
              icon={Eye}
              label={t('view.row', { serial: opportunity.serial })}
              text={t('view')}
              onClick={() => open(opportunity)}
            />
            {rights.isOwner(opportunity) ? (
              <DeleteRow name={opportunity.serial} onClick={() => setDialog({ kind: 'delete', opportunity })} />
            ) : null}
          </>
        )}
      />
      {openId === null ? null : (
        <OpportunityDrawer id={openId} siblings={rows} onOpen={open} onClose={close} onAssign={onAssign} />
      )}
      {dialog?.kind === 'assign' ? (
        <AssignAgentDialog
          title={t(dialog.opportunity.assignedAgent ? 'agent.change' : 'agent.assign')}
          description={`${dialog.opportunity.serial} · ${fullName(dialog.opportunity.contact)}`}
          submitLabel={t('agent.save')}
          agent={dialog.opportunity.assignedAgent}
          assign={(agentId) => assign(dialog.opportunity.id, agentId)}
          onClose={closeDialog}
        />
      ) : null}
      <ConfirmDelete
        open={dialog?.kind === 'delete'}
        subject={dialog ? <Subject opportunity={dialog.opportunity} /> : null}
        onClose={closeDialog}
        onDelete={() => remove(dialog?.opportunity.id ?? '')}
      />
      {uploading ? <DocDialog onClose={() => setUploading(false)} /> : null}
    </>
  );
}

/** Open opportunity, kept in the URL so that it can be linked to and the Back button closes it. */
function useOpenOpportunity() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null, replace: boolean) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete('open');
          else next.set('open', id);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  const openId = search.get('open');
  const urlOf = useCallback(
    ({ id }: Opportunity) => {
      const next = new URLSearchParams(search);
      next.set('open', id);
      return `${urls.opportunities.list}?${next.toString()}`;
    },
    [search],
  );
  return {
    openId,
    urlOf,
    // moving to the next opportunity adds no history entry
    open: useCallback(({ id }: Opportunity) => show(id, openId !== null), [show, openId]),
    close: useCallback(() => show(null, true), [show]),
  };
}

function Subject({ opportunity }: { opportunity: Opportunity }) {
  return (
    <Text weight="label">
      {[opportunity.serial, fullName(opportunity.contact), opportunity.insuranceName].filter(Boolean).join(' · ')}
    </Text>
  );
}
