import { CreateLink, ResourceList, RouterLink, urls, useListPage, useOffers } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, DocumentArt, Inline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ImportButton } from './import/ImportButton';
import { PolicyActions } from './PolicyActions';
import { PolicyCounters } from './PolicyCounters';
import { policyList } from './policyReads';
import { usePolicyColumns } from './usePolicyColumns';

/** Policies of the agency, or the customer's own policies. */
export default function PolicyListScreen() {
  const { t } = useTranslation(['policies', 'kit']);
  const { viewer } = useAuth();
  const canOpen = useOffers();
  const page = useListPage(policyList);
  const isCustomer = viewer?.role === 'CUSTOMER';
  const columns = usePolicyColumns({ hideCustomer: isCustomer });

  return (
    <ResourceList
      title={t('list.title')}
      {...page}
      columns={columns}
      action={
        canOpen(urls.policies.create) ? (
          <Inline gap={8}>
            <ImportButton />
            <CreateLink to={urls.policies.create} label={t('create')} />
          </Inline>
        ) : null
      }
      summary={<PolicyCounters list={page.list} />}
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
      rowActions={(policy) => <PolicyActions policy={policy} />}
    />
  );
}
