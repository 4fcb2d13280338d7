import { ResourceList, RouterLink, to, urls, useOffers, useResourceList } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, DocumentArt, Icon, RowAction } from '@fairlead/ui';
import { Eye, Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ClaimCounters } from './ClaimCounters';
import { claimList, statusFilters, typeFilters } from './claimReads';
import { useClaims } from './claims.api';
import { useClaimColumns } from './useClaimColumns';

const icon = { size: 16, strokeWidth: 1.75 };

/** Claims of the agency, or the customer's own claims. */
export default function ClaimListScreen() {
  const { t } = useTranslation(['claims', 'kit']);
  const { viewer } = useAuth();
  const canOpen = useOffers();
  const list = useResourceList(claimList);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const columns = useClaimColumns({ hideCustomer: isCustomer });
  const fileButton = canOpen(urls.claims.create) ? (
    <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />}>
      <RouterLink to={urls.claims.create}>{t('file')}</RouterLink>
    </Button>
  ) : undefined;

  return (
    <ResourceList
      title={t('list.title')}
      list={list}
      state={useClaims(list.read)}
      columns={columns}
      summary={<ClaimCounters list={list} />}
      action={fileButton}
      empty={{
        title: t(isCustomer ? 'list.emptyCustomer' : 'list.empty'),
        text: t(isCustomer ? 'list.emptyCustomerText' : 'list.emptyText'),
        illustration: <DocumentArt />,
      }}
      labels={{
        searchBy: {
          serial: t('serial'),
          policyNumber: t('policyNumber'),
          carrierName: t('carrier'),
          customerName: t('customer'),
        },
        filters: {
          all: t('kit:filter.all'),
          open: t('filter.open'),
          ...Object.fromEntries(
            Object.entries(statusFilters).map(([filter, status]) => [filter, t(`claimStatus.${status}`)]),
          ),
          ...Object.fromEntries(
            Object.entries(typeFilters).map(([filter, type]) => [
              filter,
              t('filter.type', { type: t(`claimType.${type}`) }),
            ]),
          ),
        },
        sorts: {
          'reportedDate.desc': t('sort.reportedDesc'),
          'reportedDate.asc': t('sort.reportedAsc'),
          'lossDate.desc': t('sort.lossDesc'),
          'lossDate.asc': t('sort.lossAsc'),
          'updatedAt.desc': t('sort.updatedDesc'),
          'updatedAt.asc': t('sort.updatedAsc'),
        },
        columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
      }}
      rowActions={({ id, serial }) => (
        <RowAction
          asChild
          label={t('row.view', { serial })}
          text={t('row.viewVerb')}
          icon={<Icon of={Eye} {...icon} />}
        >
          <RouterLink to={to(urls.claims.view, { id })} />
        </RowAction>
      )}
    />
  );
}
