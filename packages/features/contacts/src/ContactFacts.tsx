import { formatCount, formatDay, formatUsd, RecordLink, urls, useCanOpen } from '@fairlead/kit';
import { DescriptionList, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Contact, useContactOverview } from './contacts.api';

/** Key facts about a contact's insurance. */
export function ContactFacts({ contact: { id, agent } }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const canOpen = useCanOpen();
  const { data, isLoading } = useContactOverview(id);
  const figures = data?.figures;
  const next = figures?.nextRenewal;
  const orNone = (count: number | null | undefined) => (count ? formatCount(count) : figures && t('facts.none'));
  return (
    <DescriptionList
      layout="strip"
      loading={isLoading}
      items={[
        { term: t('facts.premium'), description: figures && formatUsd(figures.premium) },
        { term: t('facts.policies'), description: figures && t('facts.active', { count: figures.policiesInForce }) },
        {
          term: t('facts.nextRenewal'),
          description: next ? (
            <RecordLink page={urls.policies.detail} id={next.id}>
              {`${next.insuranceName}, ${formatDay(next.expiredDate)}`}
            </RecordLink>
          ) : (
            figures && t('facts.none')
          ),
        },
        { term: t('facts.quotes'), description: orNone(figures?.quotesToAnswer) },
        ...(canOpen(urls.claims.list) ? [{ term: t('facts.claims'), description: orNone(figures?.openClaims) }] : []),
        {
          term: t('facts.pastDue'),
          description: figures?.policiesPastDue ? (
            <Text tone="danger">{formatCount(figures.policiesPastDue)}</Text>
          ) : (
            orNone(figures?.policiesPastDue)
          ),
        },
        {
          term: t('agent'),
          description: (
            <RecordLink page={urls.agency.member} id={agent.id}>
              {agent.name}
            </RecordLink>
          ),
        },
      ]}
    />
  );
}
