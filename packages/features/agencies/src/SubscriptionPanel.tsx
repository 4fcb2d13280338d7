import { CardSkeleton, formatInstant, formatUsd, LoadError, type PanelProps } from '@fairlead/kit';
import { Card, DescriptionList, EmptyState, TicketArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PlanChip } from './AgencyChips';
import { useAgency } from './agencies.api';

/** Current plan of the agency. */
export default function SubscriptionPanel({ id }: PanelProps) {
  const { t } = useTranslation('agencies');
  const { data, error, mutate } = useAgency(id);
  if (!data) {
    if (error) return <LoadError title={t('plan.failed')} failure={error} onRetry={() => mutate()} />;
    return <CardSkeleton rows={2} />;
  }
  const { plan } = data;
  if (!plan) {
    return <EmptyState illustration={<TicketArt />} title={t('plan.empty')} description={t('plan.emptyText')} />;
  }
  return (
    <Card title={plan.packageName} actions={<PlanChip plan={plan} />}>
      <DescriptionList
        columns={{ xs: 1, md: 3 }}
        items={[
          { term: t('plan.price'), description: formatUsd(plan.price) },
          { term: t('plan.subscribed'), description: formatInstant(plan.subscribedAt, 'DD-MMM-YYYY') },
          { term: t('expiry'), description: formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY') },
        ]}
      />
    </Card>
  );
}
