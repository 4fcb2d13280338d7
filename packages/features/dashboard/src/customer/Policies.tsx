import {
  formatDay,
  formatUsd,
  IdCardButton,
  InsuranceIcon,
  RouterLink,
  to,
  urls,
  useCanOpen,
  useToday,
} from '@fairlead/kit';
import { freePremium, isInForce, marksPolicyFailure, mayPayPolicy, policyStatusTones } from '@fairlead/rules';
import { Button, Chip, Heading, Icon, Stack, Text } from '@fairlead/ui';
import { CircleAlert, Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import { ViewAll } from '../ViewAll';
import * as styles from './customer.css';
import { PayButton } from './PayButton';

type Policy = CustomerFigures['policies']['content'][number];

/** Policies of the customer, with a link to other products. */
export function Policies({ figures }: { figures: CustomerFigures }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useCanOpen();
  return (
    <Stack asChild gap={12}>
      <section aria-label={t('policies')}>
        <div className={styles.head}>
          <Heading level={2} size="section">
            {t('policies')}
          </Heading>
          <ViewAll to={urls.policies.list} of={t('policies')} />
        </div>
        {figures.policies.total === 0 ? <Text tone="muted">{t('policiesNone')}</Text> : null}
        <div className={styles.cards}>
          {figures.policies.content.map((policy) => (
            <PolicyCard
              key={policy.id}
              policy={policy}
              overdue={figures.pastDue.find(({ policyId }) => policyId === policy.id)}
            />
          ))}
          {canOpen(urls.products.list) ? <Browse {...figures.coverages} /> : null}
        </div>
      </section>
    </Stack>
  );
}

interface PolicyCardProps {
  policy: Policy;
  /** The payment of the policy that was due first. */
  overdue: CustomerFigures['pastDue'][number] | undefined;
}

function PolicyCard({ policy, overdue }: PolicyCardProps) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const { id, insuranceName, carrierName, policyNumber, policyStatus, pastDue, nextPayment } = policy;
  const { expiredDate, premium, paymentUrl } = policy;
  const pays = mayPayPolicy({ role: 'CUSTOMER' }, policy, paymentUrl) && paymentUrl !== null;
  // never Active while a payment is past due
  const tone = pastDue ? 'danger' : policyStatusTones[policyStatus];
  const facts: [term: string, value: string, late?: boolean][] = [
    overdue
      ? [t('policyPaymentStatus.PAST_DUE'), paymentText(overdue) || t('none'), true]
      : [t('nextPayment'), paymentText(nextPayment) || t('none')],
    [t('coveredUntil'), expiredDate === null ? t('none') : formatDay(expiredDate)],
    [t('premium'), premium === null ? t('none') : formatUsd(premium)],
  ];
  return (
    <article className={styles.policy} aria-label={`${insuranceName} ${policyNumber}`}>
      <div className={styles.title}>
        <InsuranceIcon of={insuranceName} />
        <div className={styles.names}>
          <Text weight="label">{insuranceName}</Text>
          <Text asChild tone="muted" size="label">
            <span>
              {carrierName ? `${carrierName} · ` : null}
              <span className={styles.number}>{policyNumber}</span>
            </span>
          </Text>
        </div>
        <Chip
          tone={tone}
          status={pastDue ? 'PAST_DUE' : policyStatus}
          icon={pastDue || marksPolicyFailure(policyStatus, tone) ? <Icon of={CircleAlert} aria-hidden /> : undefined}
        >
          {pastDue ? t('policyPaymentStatus.PAST_DUE') : t(`policyStatus.${policyStatus}`)}
        </Chip>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value, late]) => (
          <div key={term}>
            <dt>
              <Text asChild size="label" tone="muted">
                <span>{term}</span>
              </Text>
            </dt>
            <dd className={styles.fact}>
              <Text asChild numeric tone={late ? 'danger' : 'default'}>
                <span>{value}</span>
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {isInForce(policy, today) ? <IdCardButton policyId={id} policyNumber={policyNumber} /> : null}
        <Button asChild>
          <RouterLink to={to(urls.policies.detail, { id })} aria-label={t('viewPolicy', { number: policyNumber })}>
            {t('view')}
          </RouterLink>
        </Button>
        {pays ? (
          <div className={styles.wide}>
            <PayButton url={paymentUrl} label={t('pay')} policyNumber={policyNumber} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** Amount and day, if known. */
const paymentText = (payment: Policy['nextPayment']): string =>
  payment === null
    ? ''
    : [freePremium(payment.transactionPremium), payment.dueDate === null ? '' : formatDay(payment.dueDate)]
        .filter(Boolean)
        .join(', ');

function Browse({ total, names }: CustomerFigures['coverages']) {
  const { t, i18n } = useTranslation('dashboard');
  const more = total - names.length;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <RouterLink to={urls.products.list} className={styles.browse}>
      <span className={styles.plus}>
        <Icon of={Plus} size={18} aria-hidden />
      </span>
      <Text asChild weight="label">
        <span>{t('browse')}</span>
      </Text>
      {names.length > 0 ? (
        <Text asChild tone="muted">
          <span>{list.format(more > 0 ? [...names, t('browseMore', { count: more })] : names)}</span>
        </Text>
      ) : null}
    </RouterLink>
  );
}
