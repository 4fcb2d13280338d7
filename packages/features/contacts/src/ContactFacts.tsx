import { formatCount, formatDay, formatUsd, RecordLink, urls, useCanOpen } from '@fairlead/kit';
import { runningPolicyStatuses } from '@fairlead/rules';
import { DescriptionList } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Contact, useContactFigures } from './contacts.api';

const running: ReadonlySet<string> = new Set(runningPolicyStatuses);

/** Key facts about a contact's insurance. */
export function ContactFacts({ contact: { id, agent } }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const canOpen = useCanOpen();
  const claimsVisible = canOpen(urls.claims.list);
  const { policies, quotes, claims, pastDue, isLoading } = useContactFigures(id, claimsVisible);
  const current = policies?.content.filter(({ policyStatus }) => running.has(policyStatus));
  const premium = current?.reduce((sum, each) => sum + (each.premium ?? 0), 0);
  const [next] = (current ?? [])
    .filter(({ expiredDate }) => expiredDate !== null)
    .toSorted((one, other) => (one.expiredDate ?? 0) - (other.expiredDate ?? 0));
  const countOf = (page: { totalElements: number } | undefined) =>
    page && (page.totalElements === 0 ? t('facts.none') : formatCount(page.totalElements));
  return (
    <DescriptionList
      layout="strip"
      loading={isLoading}
      items={[
        { term: t('facts.premium'), description: premium === undefined ? undefined : formatUsd(premium) },
        { term: t('facts.policies'), description: current && t('facts.active', { count: current.length }) },
        {
          term: t('facts.nextRenewal'),
          description:
            next && next.expiredDate !== null ? (
              <RecordLink page={urls.policies.detail} id={next.id}>
                {`${next.insuranceName}, ${formatDay(next.expiredDate)}`}
              </RecordLink>
            ) : (
              policies && t('facts.none')
            ),
        },
        { term: t('facts.quotes'), description: countOf(quotes) },
        ...(claimsVisible ? [{ term: t('facts.claims'), description: countOf(claims) }] : []),
        { term: t('facts.pastDue'), description: countOf(pastDue) },
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
