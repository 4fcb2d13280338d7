import { type PanelProps, PanelTable, panelList, to, urls, useListPage, ViewRow, withoutColumns } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { claimList } from './claimReads';
import { useClaimColumns } from './useClaimColumns';

/** Claims panel of the contact page. */
export default function ContactClaims({ id }: PanelProps) {
  const { t } = useTranslation('claims');
  const page = useListPage(panelList(claimList, { contactId: id }));
  return (
    <PanelTable
      label={t('ofContact')}
      // the page already names the customer
      columns={withoutColumns(useClaimColumns(), 'customer')}
      {...page}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
      actionCount={1}
      rowActions={(claim) => <ViewRow name={claim.serial} to={to(urls.claims.view, { id: claim.id })} />}
    />
  );
}
