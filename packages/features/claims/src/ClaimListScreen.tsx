import { CreateLink, ResourceList, RowLink, to, urls, useListPage, useOffers } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { DocumentArt } from '@fairlead/ui';
import { Eye } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ClaimCounters } from './ClaimCounters';
import { claimList } from './claimReads';
import { useClaimColumns } from './useClaimColumns';

/** Claims of the agency, or the customer's own claims. */
export default function ClaimListScreen() {
  const { t } = useTranslation(['claims', 'kit']);
  const { viewer } = useAuth();
  const canOpen = useOffers();
  const page = useListPage(claimList);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const columns = useClaimColumns({ hideCustomer: isCustomer });

  return (
    <ResourceList
      title={t('list.title')}
      {...page}
      columns={columns}
      summary={<ClaimCounters list={page.list} />}
      action={canOpen(urls.claims.create) ? <CreateLink to={urls.claims.create} label={t('file')} /> : null}
      empty={{
        title: t(isCustomer ? 'list.emptyCustomer' : 'list.empty'),
        text: t(isCustomer ? 'list.emptyCustomerText' : 'list.emptyText'),
        illustration: <DocumentArt />,
      }}
      rowActions={({ id, serial }) => (
        <RowLink
          icon={Eye}
          label={t('row.view', { serial })}
          text={t('row.viewVerb')}
          to={to(urls.claims.view, { id })}
        />
      )}
    />
  );
}
