import { type PanelProps, PanelTable, panelList, useListPage, withoutColumns } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PolicyActions } from './PolicyActions';
import { policyList } from './policyReads';
import { usePolicyColumns } from './usePolicyColumns';

/** Policies panel of the contact page. */
export default function ContactPolicies({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('policies');
  const page = useListPage(panelList(policyList, { contactId: id }));
  return (
    <PanelTable
      label={t('ofContact')}
      // the page already names the customer
      columns={withoutColumns(usePolicyColumns(), 'customer')}
      {...page}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
      rowActions={(policy) => <PolicyActions policy={policy} renewable={!readOnly} />}
    />
  );
}
