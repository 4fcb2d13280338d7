import { ConfirmDelete, ResourceList, RouterLink, urls, useResourceList } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Button, DocumentArt, RowAction, Text } from '@fairlead/ui';
import { Eye, Plus, Trash2, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AssignDialog } from './AssignDialog';
import { DocDialog } from './DocDialog';
import { OpportunityDrawer } from './drawer/OpportunityDrawer';
import { type Opportunity, useDeleteOpportunity, useOpportunities } from './opportunities.api';
import { useOpportunityColumns } from './opportunityColumns';
import { opportunityList } from './opportunityList';
import { useRights } from './useRights';

const icon = { size: 16, strokeWidth: 1.75 };

/** What contacts ask for; a customer sees their own. Specification, document 2, section 2. */
export default function OpportunityListScreen() {
  const { t } = useTranslation(['opportunities', 'kit']);
  const rights = useRights();
  const list = useResourceList(opportunityList);
  const state = useOpportunities(list.read);
  const { opened, open, close, addressOf } = useOpened();
  const [doing, setDoing] = useState<{ what: 'assign' | 'delete'; opportunity: Opportunity } | null>(null);
  const [handingIn, setHandingIn] = useState(false);
  const stop = () => setDoing(null);
  const onAssign = useCallback((opportunity: Opportunity) => setDoing({ what: 'assign', opportunity }), []);
  const columns = useOpportunityColumns({ ...rights, addressOf, onAssign });
  const remove = useDeleteOpportunity();
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
          searchBy: { serial: t('serial'), contactFirstName: t('name'), agentName: t('agent.label') },
          filters: {
            all: t('kit:filter.all'),
            new: t('status.NEW'),
            contacted: t('status.CONTACTED'),
            quoted: t('status.QUOTED'),
            quoteReview: t('status.QUOTE_REVIEW'),
            policied: t('status.POLICIED'),
            policyReview: t('status.POLICY_REVIEW'),
            won: t('status.WON'),
            lost: t('status.LOST'),
          },
          sorts: { 'creationDate.desc': t('sort.desc'), 'creationDate.asc': t('sort.asc') },
          columns: { creationDate: t('created') },
        }}
        action={
          rights.customer ? (
            <Button variant="solid" tone="accent" leadingIcon={<Upload size={16} />} onClick={() => setHandingIn(true)}>
              {t('doc.upload')}
            </Button>
          ) : rights.mayCreate ? (
            <Button asChild variant="solid" tone="accent" leadingIcon={<Plus size={16} />}>
              <RouterLink to={urls.opportunities.create}>{t('create')}</RouterLink>
            </Button>
          ) : null
        }
        rowActions={(opportunity) => (
          <>
            <RowAction
              label={t('view.row', { serial: opportunity.serial })}
              text={t('view')}
              icon={<Eye {...icon} />}
              onClick={() => open(opportunity)}
            />
            {rights.owns(opportunity) ? (
              <RowAction
                label={t('kit:row.delete', { name: opportunity.serial })}
                text={t('kit:row.deleteVerb')}
                icon={<Trash2 {...icon} />}
                tone="danger"
                onClick={() => setDoing({ what: 'delete', opportunity })}
              />
            ) : null}
          </>
        )}
      />
      {opened === null ? null : (
        <OpportunityDrawer id={opened} siblings={rows} onOpen={open} onClose={close} onAssign={onAssign} />
      )}
      {doing?.what === 'assign' ? <AssignDialog opportunity={doing.opportunity} onClose={stop} /> : null}
      <ConfirmDelete
        open={doing?.what === 'delete'}
        subject={doing ? <Subject opportunity={doing.opportunity} /> : null}
        onClose={stop}
        onDelete={() => remove(doing?.opportunity.id ?? '')}
      />
      {handingIn ? <DocDialog onClose={() => setHandingIn(false)} /> : null}
    </>
  );
}

/** The opportunity that is open stands in the address: it can be linked to, and Back closes it. */
function useOpened() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null, replace: boolean) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete('open');
          else next.set('open', id);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  const opened = search.get('open');
  const addressOf = useCallback(
    ({ id }: Opportunity) => {
      const next = new URLSearchParams(search);
      next.set('open', id);
      return `${urls.opportunities.list}?${next.toString()}`;
    },
    [search],
  );
  return {
    opened,
    addressOf,
    // going on to the next one is no step of its own
    open: useCallback(({ id }: Opportunity) => show(id, opened !== null), [show, opened]),
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
