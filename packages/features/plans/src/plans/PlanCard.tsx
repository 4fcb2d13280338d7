import { formatInstant, formatUsd } from '@fairlead/kit';
import { Chip, DescriptionList, Heading, Icon, Inline, Text } from '@fairlead/ui';
import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './PlanCard.css';
import { detailsOf, type OfferedPackage, type Plan } from './plans.api';

export interface PlanCardProps {
  offered: Pick<OfferedPackage, 'packageName' | 'price' | 'packageDetails' | 'subscriptionDuration'>;
  /** The agency's plan for this package. */
  plan?: Plan | undefined;
  /** Button at the bottom. */
  action: ReactNode;
}

/** Card of a package: price, included features and the agency's plan for it. */
export function PlanCard({ offered, plan, action }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const nameId = useId();
  const lines = detailsOf(offered);
  const expired = plan?.status === 'EXPIRED';
  return (
    <article className={styles.card} aria-labelledby={nameId} data-selected={plan && !expired ? '' : undefined}>
      <div className={styles.head}>
        <Heading level={2} size="card" id={nameId}>
          {offered.packageName}
        </Heading>
        {plan ? (
          <Chip tone={expired ? 'danger' : 'accent'} status={plan.status}>
            {expired ? t('badge.expired') : t('badge.selected')}
          </Chip>
        ) : null}
      </div>
      <Inline gap={6} align="baseline" wrap>
        <span className={styles.price}>{formatUsd(offered.price)}</span>
        <Text asChild tone="muted">
          <span>
            <span className={styles.period}>/ {t(`subscriptionDuration.${offered.subscriptionDuration}`)}</span>
          </span>
        </Text>
      </Inline>
      <ul className={styles.details}>
        {lines.map((line) => (
          <li key={line} className={styles.detail}>
            <Icon of={Check} size={16} className={styles.mark} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {plan ? (
        <div className={styles.dates}>
          <DescriptionList
            layout="rows"
            items={[
              { term: t('subscribed'), description: formatInstant(plan.subscribedAt, 'Do MMMM YYYY') },
              {
                term: expired ? t('expiredAt') : t('expires'),
                description: formatInstant(plan.expirationDateTime, 'Do MMMM YYYY, hh:mm a'),
              },
            ]}
          />
        </div>
      ) : null}
      {action}
    </article>
  );
}
