import { defineList, type PanelProps, PanelTable, useResourceList } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyActions } from './PolicyActions';
import { usePolicies } from './policies.api';
import { policyList } from './policyReads';
import { usePolicyColumns } from './usePolicyColumns';

/** Policies panel of the contact page. */
export default function ContactPolicies({ id }: PanelProps) {
  const { t } = useTranslation('policies');
  const definition = useMemo(
    () =>
      defineList({
        path: '/api/policy/all',
        fixed: { contactId: id },
        searchBy: [],
        filters: { all: {} },
        sorts: policyList.sorts,
      }),
    [id],
  );
  const list = useResourceList(definition);
  return (
    <PanelTable
      label={t('ofContact')}
      // the page already names the customer
      columns={usePolicyColumns({ hideCustomer: true })}
      list={list}
      state={usePolicies(list.read)}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
      rowActions={(policy) => <PolicyActions policy={policy} />}
    />
  );
}
