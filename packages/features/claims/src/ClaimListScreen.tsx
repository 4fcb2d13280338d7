import { CreateLink, ResourceList, to, urls, useCanOpen, useListPage, ViewRow, withoutColumns } from '@fairlead/kit';
import { bulkActions } from '@fairlead/pickers';
import { commonClaimMoves, mayHandleClaims } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ClaimCounters } from './ClaimCounters';
import { claimList } from './claimReads';
import { type ClaimSummary, useClaimCounters } from './claims.api';
import { useClaimColumns } from './useClaimColumns';

const bulk = {
  rowName: ({ serial }: ClaimSummary) => serial,
  load: bulkActions('claims', ['ASSIGN', 'TASK'], {
    statusesFor: (claims) => commonClaimMoves({ role: 'AGENT', licensed: true }, claims),
  }),
};

/** Claims of the agency, or the customer's own claims. */
export default function ClaimListScreen() {
  const { t } = useTranslation(['claims', 'kit']);
  const { viewer } = useAuth();
  const canOpen = useCanOpen();
  const page = useListPage(claimList);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const columns = useClaimColumns();
  const { data: counters } = useClaimCounters();

  return (
    <ResourceList
      title={t('list.title')}
      {...page}
      columns={isCustomer ? withoutColumns(columns, 'customer') : columns}
      bulk={viewer && mayHandleClaims(viewer) ? bulk : undefined}
      summary={<ClaimCounters list={page.list} />}
      viewCounts={
        counters && { '': counters.total, 'filters=agent.is.ME': counters.mine, 'filter=open': counters.open }
      }
      action={
        canOpen(urls.claims.create) ? (
          <CreateLink to={urls.claims.create} label={t('file')} />
        ) : canOpen(urls.claims.report) ? (
          <CreateLink to={urls.claims.report} label={t('report')} />
        ) : null
      }
      empty={{
        title: t(isCustomer ? 'list.emptyCustomer' : 'list.empty'),
        text: t(isCustomer ? 'list.emptyCustomerText' : 'list.emptyText'),
        illustration: <DocumentArt />,
      }}
      actionCount={1}
      rowActions={({ id, serial }) => <ViewRow name={serial} to={to(urls.claims.view, { id })} />}
    />
  );
}
