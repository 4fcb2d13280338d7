import {
  CreateLink,
  formatCount,
  ResourceList,
  RouterLink,
  urls,
  useCanOpen,
  useListPage,
  useUnlicensedEmpty,
  withoutColumns,
} from '@fairlead/kit';
import { bulkActions } from '@fairlead/pickers';
import { useAuth } from '@fairlead/session';
import { Button, DocumentArt, Inline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ImportButton } from './import/ImportButton';
import { PolicyActions } from './PolicyActions';
import { PolicyCounters } from './PolicyCounters';
import { type PolicySummary, usePolicyCounters } from './policies.api';
import { policyList } from './policyReads';
import { usePolicyColumns } from './usePolicyColumns';

const bulk = {
  rowName: ({ policyNumber }: PolicySummary) => policyNumber,
  load: bulkActions('policies', ['ASSIGN', 'MAIL', 'TASK']),
};

/** Policies of the agency, or the customer's own policies. */
export default function PolicyListScreen() {
  const { t } = useTranslation(['policies', 'kit']);
  const { viewer } = useAuth();
  const canOpen = useCanOpen();
  const page = useListPage(policyList);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const columns = usePolicyColumns();
  const { data: counters } = usePolicyCounters();
  const unlicensed = useUnlicensedEmpty();

  return (
    <ResourceList
      title={t('list.title')}
      {...page}
      columns={isCustomer ? withoutColumns(columns, 'customer') : columns}
      action={
        canOpen(urls.policies.create) ? (
          <Inline gap={8}>
            <ImportButton />
            <CreateLink to={urls.policies.create} label={t('create')} />
          </Inline>
        ) : null
      }
      bulk={viewer?.role === 'AGENT' && viewer.licensed ? bulk : undefined}
      summary={<PolicyCounters list={page.list} />}
      viewCounts={counters && { '': counters.total, 'filters=agent.is.ME': counters.mine }}
      total={{
        column: 'premium',
        amountOf: ({ premium }) => premium,
        labelOf: (count) => t('list.total', { count, number: formatCount(count) }),
      }}
      empty={{
        title: t(isCustomer ? 'list.emptyCustomer' : 'list.empty'),
        text: t(isCustomer ? 'list.emptyCustomerText' : 'list.emptyText'),
        illustration: <DocumentArt />,
        action: canOpen(urls.products.list) ? (
          <Button asChild variant="solid" tone="accent">
            <RouterLink to={urls.products.list}>{t('list.browse')}</RouterLink>
          </Button>
        ) : undefined,
        ...unlicensed,
      }}
      rowActions={(policy) => <PolicyActions policy={policy} />}
    />
  );
}
