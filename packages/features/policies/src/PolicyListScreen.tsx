import { ResourceList, RouterLink, urls, useOffers, useResourceList } from '@fairlead/kit';
import { renewalDays } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, DocumentArt, Icon, Inline } from '@fairlead/ui';
import { Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ImportButton } from './import/ImportButton';
import { PolicyActions } from './PolicyActions';
import { PolicyCounters } from './PolicyCounters';
import { usePolicies } from './policies.api';
import { policyList, statusFilters } from './policyReads';
import { usePolicyColumns } from './usePolicyColumns';

/** Policies of the agency, or the customer's own policies. */
export default function PolicyListScreen() {
  const { t } = useTranslation(['policies', 'kit']);
  const { viewer } = useAuth();
  const canOpen = useOffers();
  const list = useResourceList(policyList);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const columns = usePolicyColumns({ hideCustomer: isCustomer });

  return (
    <ResourceList
      title={t('list.title')}
      list={list}
      state={usePolicies(list.read)}
      columns={columns}
      action={
        canOpen(urls.policies.create) ? (
          <Inline gap={8}>
            <ImportButton />
            <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />}>
              <RouterLink to={urls.policies.create}>{t('create')}</RouterLink>
            </Button>
          </Inline>
        ) : null
      }
      summary={<PolicyCounters list={list} />}
      empty={{
        title: t(isCustomer ? 'list.emptyCustomer' : 'list.empty'),
        text: t(isCustomer ? 'list.emptyCustomerText' : 'list.emptyText'),
        illustration: <DocumentArt />,
        action: canOpen(urls.products.list) ? (
          <Button asChild variant="solid" tone="accent">
            <RouterLink to={urls.products.list}>{t('list.browse')}</RouterLink>
          </Button>
        ) : undefined,
      }}
      labels={{
        searchBy: {
          serial: t('serial'),
          policyNumber: t('policyNumber'),
          insuranceName: t('insurance'),
          carrierName: t('carrier'),
          customerName: t('customer'),
          customerEmail: t('customerEmail'),
        },
        filters: {
          all: t('kit:filter.all'),
          ...Object.fromEntries(
            Object.entries(statusFilters).map(([filter, status]) => [filter, t(`policyStatus.${status}`)]),
          ),
          ...Object.fromEntries(
            renewalDays.map((days) => [`expiringIn${days}Days`, t('filter.expiring', { count: days })]),
          ),
          pastDue: t('filter.pastDue'),
          certificateRequested: t('filter.certificateRequested'),
        },
        sorts: {
          'creationDate.desc': t('sort.createdDesc'),
          'creationDate.asc': t('sort.createdAsc'),
          'effectiveDate.desc': t('sort.effectiveDesc'),
          'effectiveDate.asc': t('sort.effectiveAsc'),
          'expiredDate.desc': t('sort.expiredDesc'),
          'expiredDate.asc': t('sort.expiredAsc'),
        },
        columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
      }}
      rowActions={(policy) => <PolicyActions policy={policy} />}
    />
  );
}
