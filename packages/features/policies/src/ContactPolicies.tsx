import { defineList, type PanelProps, PanelTable, useListPage } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyActions } from './PolicyActions';
import { policySorts } from './policyReads';
import { usePolicyColumns } from './usePolicyColumns';

/** Policies panel of the contact page. */
export default function ContactPolicies({ id }: PanelProps) {
  const { t } = useTranslation('policies');
  const page = useListPage(
    useMemo(
      () => defineList({ messages: 'policies', path: '/api/policy/all', fixed: { contactId: id }, sorts: policySorts }),
      [id],
    ),
  );
  return (
    <PanelTable
      label={t('ofContact')}
      // the page already names the customer
      columns={usePolicyColumns({ hideCustomer: true })}
      {...page}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
      rowActions={(policy) => <PolicyActions policy={policy} />}
    />
  );
}
