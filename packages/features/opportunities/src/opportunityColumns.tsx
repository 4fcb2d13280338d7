import { chipColumn, formatInstant, RecordName } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { type Column, Stack, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AutomatedQuoteButton } from './AutomatedQuoteButton';
import { OpportunityChip } from './OpportunityChip';
import * as styles from './OpportunityListScreen.css';
import type { Opportunity } from './opportunities.api';

interface ColumnOptions {
  customer: boolean;
  /** Returns the URL that opens an opportunity. */
  urlOf: (opportunity: Opportunity) => string;
  onAssign: (opportunity: Opportunity) => void;
  isOwner: (opportunity: Opportunity) => boolean;
  mayQuote: (opportunity: Opportunity) => boolean;
}

/** Two lines, the second one muted. */
function Lines({ first, second }: { first: string; second: string }) {
  return (
    <Stack gap={2}>
      <span>{first}</span>
      <Text as="span" tone="muted" size="caption">
        {second}
      </Text>
    </Stack>
  );
}

/** Columns of the opportunity list. */
export function useOpportunityColumns(options: ColumnOptions): Column<Opportunity>[] {
  const { t } = useTranslation('opportunities');
  const { customer, urlOf, onAssign, isOwner, mayQuote } = options;
  return useMemo(() => {
    const columns: Column<Opportunity>[] = [
      { id: 'serial', width: '8%', header: t('serial'), sortBy: 'creationDate', cell: ({ serial }) => serial },
      {
        id: 'name',
        width: '17%',
        header: t('nameType'),
        card: 'title',
        cell: (opportunity) => {
          const { contact } = opportunity;
          const type = t(`contactType.${contact.contactType}`);
          return (
            <Stack gap={2} align="start">
              <RecordName to={urlOf(opportunity)}>{fullName(contact)}</RecordName>
              <Text as="span" tone="muted" size="caption">
                {contact.companyName ? `${type} · ${contact.companyName}` : type}
              </Text>
            </Stack>
          );
        },
      },
      {
        id: 'created',
        width: '12%',
        header: t('created'),
        priority: 1,
        cell: ({ creationDateTimeStamp, createdBy, opportunityCreatedBy }) => (
          <Lines
            first={formatInstant(creationDateTimeStamp)}
            second={t('by', { name: opportunityCreatedBy === 'CUSTOMER' ? t('customer') : createdBy.name })}
          />
        ),
      },
      {
        id: 'insurance',
        width: '11%',
        header: t('insurance'),
        cell: ({ insuranceName, docType }) => insuranceName ?? (docType && t(`customerDocType.${docType}`)),
      },
      { id: 'owner', width: '11%', header: t('ownerAgent'), priority: 2, cell: ({ contact }) => contact.agent.name },
      {
        id: 'assigned',
        width: '12%',
        header: t('assignedAgent'),
        priority: 2,
        cell: (opportunity) => {
          const { assignedAgent, serial } = opportunity;
          if (!isOwner(opportunity)) return assignedAgent?.name;
          const label = t(assignedAgent ? 'agent.change' : 'agent.assign');
          return (
            <Stack gap={2} align="start">
              <span>{assignedAgent?.name ?? t('none')}</span>
              <button
                type="button"
                className={styles.textButton}
                aria-label={`${label}, ${serial}`}
                onClick={() => onAssign(opportunity)}
              >
                {label}
              </button>
            </Stack>
          );
        },
      },
      chipColumn({
        id: 'status',
        width: '10%',
        header: t('status'),
        cell: ({ status }) => <OpportunityChip status={status} />,
      }),
    ];
    if (customer) return columns;
    return [
      ...columns,
      {
        id: 'quote',
        width: '10%',
        header: t('automatedQuote'),
        priority: 3,
        cell: (opportunity) =>
          mayQuote(opportunity) ? (
            <AutomatedQuoteButton opportunity={opportunity} label={t('quote.get')} size="small" />
          ) : null,
      },
    ];
  }, [t, customer, urlOf, onAssign, isOwner, mayQuote]);
}
