import { formatInstant, nameColumn, RecordLink, statusColumn, TwoLines, textColumn, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import type { Column } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AgentName, AssignedAgent } from './AssignedAgent';
import { AutomatedQuoteButton } from './AutomatedQuoteButton';
import { OpportunityChip } from './OpportunityChip';
import type { Opportunity } from './opportunities.api';
import { useInsuranceText } from './useInsuranceText';
import { useRights } from './useRights';

/** Columns of the opportunity list. `hrefOf` returns the link to an opportunity. */
export function useOpportunityColumns(
  hrefOf: (id: string) => string,
  onAssign: (opportunity: Opportunity) => void,
): Column<Opportunity>[] {
  const { t } = useTranslation('opportunities');
  const { isOwner, mayQuote } = useRights();
  const insuranceText = useInsuranceText();
  return [
    textColumn('serial', { header: t('serial'), width: '8%', sortBy: 'creationDate', noWrap: true }),
    nameColumn({
      name: ({ contact }) => fullName(contact),
      header: t('nameType'),
      width: '14.8%',
      to: ({ id }) => hrefOf(id),
      below: ({ contact }) =>
        [t(`contactType.${contact.contactType}`), contact.companyName].filter(Boolean).join(' · '),
    }),
    {
      id: 'created',
      header: t('created'),
      width: '12%',
      priority: 1,
      cell: ({ creationDateTimeStamp, createdBy, opportunityCreatedBy }) => (
        <TwoLines
          first={formatInstant(creationDateTimeStamp)}
          second={t('by', { name: opportunityCreatedBy === 'CUSTOMER' ? t('customer') : createdBy.name })}
        />
      ),
    },
    { id: 'insurance', header: t('insurance'), width: '13.2%', cell: insuranceText },
    {
      id: 'owner',
      header: t('ownerAgent'),
      width: '11%',
      priority: 2,
      cell: ({ contact }) => (
        <RecordLink page={urls.agency.member} id={contact.agent.id}>
          {contact.agent.name}
        </RecordLink>
      ),
    },
    {
      id: 'assigned',
      header: t('assignedAgent'),
      width: '12%',
      priority: 2,
      cell: (row) =>
        isOwner(row) ? (
          <AssignedAgent opportunity={row} onAssign={onAssign} />
        ) : (
          <AgentName agent={row.assignedAgent} />
        ),
    },
    statusColumn('status', OpportunityChip, { header: t('status'), width: '15.5%' }),
    {
      id: 'quote',
      header: t('automatedQuote'),
      width: '11.5%',
      priority: 3,
      cell: (row) =>
        mayQuote(row) ? <AutomatedQuoteButton opportunity={row} label={t('quote.get')} size="small" /> : null,
    },
  ];
}
