import {
  chipColumn,
  dateSorts,
  defineList,
  formatInstant,
  formatUsd,
  type PanelProps,
  PanelTable,
  RecordName,
  urls,
  useListPage,
} from '@fairlead/kit';
import { type Column, DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OpportunityChip } from './OpportunityChip';
import type { Opportunity } from './opportunities.api';

/** Opportunities of a contact. Panel of the contact page. */
export default function ContactOpportunitiesPanel({ id }: PanelProps) {
  const { t } = useTranslation('opportunities');
  const page = useListPage(
    useMemo(
      () =>
        defineList({
          messages: 'opportunities',
          path: '/api/opportunity/all',
          fixed: { contactId: id, isDeleted: false },
          sorts: dateSorts,
        }),
      [id],
    ),
  );
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
  return useMemo(
    () => [
      {
        id: 'serial',
        width: '16%',
        header: t('serial'),
        card: 'title',
        cell: ({ id, serial }) => <RecordName to={`${urls.opportunities.list}?open=${id}`}>{serial}</RecordName>,
      },
      {
        id: 'insurance',
        width: '24%',
        header: t('insurance'),
        cell: ({ insuranceName, docType }) => insuranceName ?? (docType && t(`customerDocType.${docType}`)),
      },
      {
        id: 'created',
        sortBy: 'creationDate',
        width: '16%',
        header: t('created'),
        cell: ({ creationDateTimeStamp }) => formatInstant(creationDateTimeStamp),
      },
      {
        id: 'assigned',
        width: '18%',
        header: t('assignedAgent'),
        priority: 1,
        cell: ({ assignedAgent }) => assignedAgent?.name,
      },
      {
        id: 'premium',
        width: '12%',
        header: t('premium'),
        align: 'end',
        skeleton: 'number',
        cell: ({ premium }) => (premium === null ? null : formatUsd(premium)),
      },
      chipColumn({
        id: 'status',
        width: '14%',
        header: t('status'),
        cell: ({ status }) => <OpportunityChip status={status} />,
      }),
    ],
    [t],
  );
}
