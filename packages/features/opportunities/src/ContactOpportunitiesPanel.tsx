import {
  createdColumn,
  type PanelProps,
  PanelTable,
  panelList,
  RecordName,
  relatedColumn,
  statusColumn,
  urls,
  usdColumn,
  useListPage,
} from '@fairlead/kit';
import { type Column, DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { OpportunityChip } from './OpportunityChip';
import type { Opportunity } from './opportunities.api';
import { opportunityList } from './opportunityList';
import { useInsuranceText } from './useInsuranceText';

/** Opportunities of a contact. Panel of the contact page. */
export default function ContactOpportunitiesPanel({ id }: PanelProps) {
  const { t } = useTranslation('opportunities');
  const page = useListPage(panelList(opportunityList, { contactId: id }));
  return (
    <PanelTable
      label={t('list.title')}
      columns={useColumns()}
      {...page}
      empty={{ title: t('list.empty'), text: t('panel.emptyText'), illustration: <DocumentArt /> }}
    />
  );
}

function useColumns(): Column<Opportunity>[] {
  const { t } = useTranslation('opportunities');
  const insuranceText = useInsuranceText();
  return [
    {
      id: 'serial',
      width: '16%',
      header: t('serial'),
      card: 'title',
      cell: ({ id, serial }) => <RecordName to={`${urls.opportunities.list}?open=${id}`}>{serial}</RecordName>,
    },
    { id: 'insurance', header: t('insurance'), width: '24%', cell: insuranceText },
    createdColumn({ id: 'created', header: t('created'), width: '16%' }),
    relatedColumn('assignedAgent', { id: 'assigned', header: t('assignedAgent'), width: '18%', priority: 1 }),
    usdColumn('premium', { header: t('premium'), width: '12%' }),
    statusColumn('status', OpportunityChip, { header: t('status'), width: '14%' }),
  ];
}
