import { formatDay, formatUsd, InsuranceIcon, RouterLink, to, urls, useOffers } from '@fairlead/kit';
import { marksPolicyFailure, mayPayPolicy, policyStatusTones } from '@fairlead/rules';
import { Button, Chip, Heading, Icon, Skeleton, Stack, Text } from '@fairlead/ui';
import { CircleAlert, CreditCard, Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import { ViewAll } from '../ViewAll';
import * as styles from './customer.css';

type Policy = CustomerFigures['policies']['content'][number];

/** Policies of the customer, with a link to other products. */
export function Policies({ figures }: { figures: CustomerFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useOffers();
  return (
    <Stack asChild gap={12}>
      <section aria-label={t('policies')}>
        <div className={styles.head}>
          <Heading level={2} size="section">
            {t('policies')}
          </Heading>
          <ViewAll to={urls.policies.list} of={t('policies')} />
        </div>
        <div className={styles.cards} aria-busy={!figures}>
          {figures?.policies.content.map((policy) => <PolicyCard key={policy.id} policy={policy} />) ??
            [1, 2, 3].map((card) => <Skeleton key={card} shape="box" height={188} />)}
          {figures && canOpen(urls.products.list) ? <Browse {...figures.coverages} /> : null}
        </div>
      </section>
    </Stack>
  );
}

function PolicyCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation('dashboard');
  const { insuranceName, carrierName, policyNumber, policyStatus, expiredDate, premium, paymentUrl } = policy;
  const pays = mayPayPolicy({ role: 'CUSTOMER' }, policy, paymentUrl) && paymentUrl !== null;
  const tone = policyStatusTones[policyStatus];
  const facts = [
    [t('expires'), expiredDate === null ? t('none') : formatDay(expiredDate, 'MM/DD/YYYY')],
    [t('premium'), premium === null ? t('none') : formatUsd(premium)],
  ] as const;
  return (
    <article className={styles.policy} aria-label={`${insuranceName} ${policyNumber}`}>
      <div className={styles.title}>
        <InsuranceIcon of={insuranceName} />
        <div className={styles.names}>
          <Text weight="label">{insuranceName}</Text>
          <span className={styles.cut}>
            <Text as="span" tone="muted" size="label">
              {[carrierName, policyNumber].filter(Boolean).join(' · ')}
            </Text>
          </span>
        </div>
        <Chip
          tone={tone}
          status={policyStatus}
          icon={marksPolicyFailure(policyStatus, tone) ? <Icon of={CircleAlert} aria-hidden /> : undefined}
        >
          {t(`policyStatus.${policyStatus}`)}
        </Chip>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>
              <Text as="span" size="label" tone="muted">
                {term}
              </Text>
            </dt>
            <dd className={styles.fact}>
              <Text as="span" numeric>
                {value}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {pays ? (
          <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={CreditCard} size={16} />}>
            <a
              href={paymentUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('payFor', { number: policyNumber })}
            >
              {t('pay')}
            </a>
          </Button>
        ) : null}
        <Button asChild>
          <RouterLink
            to={to(urls.policies.detail, { id: policy.id })}
            aria-label={t('viewPolicy', { number: policyNumber })}
          >
            {t('view')}
          </RouterLink>
        </Button>
      </div>
    </article>
  );
}

function Browse({ total, names }: CustomerFigures['coverages']) {
  const { t, i18n } = useTranslation('dashboard');
  const more = total - names.length;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <RouterLink to={urls.products.list} className={styles.browse}>
      <span className={styles.plus}>
        <Icon of={Plus} size={18} aria-hidden />
      </span>
      <Text as="span" weight="label">
        {t('browse')}
      </Text>
      {names.length > 0 ? (
        <Text as="span" tone="muted">
          {list.format(more > 0 ? [...names, t('browseMore', { count: more })] : names)}
        </Text>
      ) : null}
    </RouterLink>
  );
}
