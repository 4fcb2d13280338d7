import { ConfirmDelete, ResourceList, RouterLink, urls, useResourceList } from '@fairlead/kit';
import { AssignAgentDialog } from '@fairlead/pickers';
import { fullName } from '@fairlead/rules';
import { Button, DocumentArt, Icon, RowAction, Text } from '@fairlead/ui';
import { Eye, Plus, Trash2, Upload } from 'lucide';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocDialog } from './DocDialog';
import { OpportunityDrawer } from './drawer/OpportunityDrawer';
import { type Opportunity, useAssignAgent, useDeleteOpportunity, useOpportunities } from './opportunities.api';
import { useOpportunityColumns } from './opportunityColumns';
import { opportunityList } from './opportunityList';
import { useRights } from './useRights';

const icon = { size: 16, strokeWidth: 1.75 };

/** Opportunities of the agency. Customers see their own as quote requests. */
export default function OpportunityListScreen() {
  const { t } = useTranslation(['opportunities', 'kit']);
  const rights = useRights();
  const list = useResourceList(opportunityList);
  const state = useOpportunities(list.read);
  const { openId, open, close, urlOf } = useOpenOpportunity();
  const [dialog, setDialog] = useState<{ kind: 'assign' | 'delete'; opportunity: Opportunity } | null>(null);
  const [uploading, setUploading] = useState(false);
  const closeDialog = () => setDialog(null);
  const onAssign = useCallback((opportunity: Opportunity) => setDialog({ kind: 'assign', opportunity }), []);
  const columns = useOpportunityColumns({ ...rights, urlOf, onAssign });
  const remove = useDeleteOpportunity();
  const assign = useAssignAgent();
  const rows = state.data?.content ?? [];
  const title = rights.customer ? t('list.customerTitle') : t('list.title');

  return (
    <>
      <ResourceList
        title={title}
        list={list}
        state={state}
        columns={columns}
        empty={{
          title: t('list.empty'),
          text: t(rights.customer ? 'list.emptyCustomer' : 'list.emptyText'),
          illustration: <DocumentArt />,
        }}
        labels={{
          searchBy: { serial: t('serial'), contactFirstName: t('name'), agentName: t('kit:agent') },
          filters: {
            all: t('kit:filter.all'),
            new: t('opportunityStatus.NEW'),
            contacted: t('opportunityStatus.CONTACTED'),
            quoted: t('opportunityStatus.QUOTED'),
            quoteReview: t('opportunityStatus.QUOTE_REVIEW'),
            policied: t('opportunityStatus.POLICIED'),
            policyReview: t('opportunityStatus.POLICY_REVIEW'),
            won: t('opportunityStatus.WON'),
            lost: t('opportunityStatus.LOST'),
          },
          sorts: { 'creationDate.desc': t('sort.desc'), 'creationDate.asc': t('sort.asc') },
          columns: { creationDate: t('created') },
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
            <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />}>
              <RouterLink to={urls.opportunities.create}>{t('create')}</RouterLink>
            </Button>
          ) : null
        }
        rowActions={(opportunity) => (
          <>
            <RowAction
              label={t('view.row', { serial: opportunity.serial })}
              text={t('view')}
              icon={<Icon of={Eye} {...icon} />}
              onClick={() => open(opportunity)}
            />
            {rights.isOwner(opportunity) ? (
              <RowAction
                label={t('kit:row.delete', { name: opportunity.serial })}
                text={t('kit:row.deleteVerb')}
                icon={<Icon of={Trash2} {...icon} />}
                tone="danger"
                onClick={() => setDialog({ kind: 'delete', opportunity })}
              />
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
