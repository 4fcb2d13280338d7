import { formatDay, RouterLink, to, urls } from '@fairlead/kit';
import { freePremium, mayPayPolicy } from '@fairlead/rules';
import { Button, Card, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as styles from './customer.css';
import { PayButton } from './PayButton';

interface NextPaymentProps {
  payment: NonNullable<CustomerFigures['nextPayment']>;
}

/** The payment that is due next, with the carrier's payment page, or the policy where it cannot be paid there. */
export function NextPayment({ payment }: NextPaymentProps) {
  const { t } = useTranslation('dashboard');
  const { policyNumber, insuranceName, dueDate, paymentUrl, transactionPremium } = payment;
  const amount = freePremium(transactionPremium);
  const date = dueDate === null ? '' : formatDay(dueDate);
  const pays = paymentUrl !== null && mayPayPolicy({ role: 'CUSTOMER' }, payment, paymentUrl);
  return (
    <Card aria-label={t('nextPayment')}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Text asChild size="label" tone="muted">
            <h2>{t('nextPayment')}</h2>
          </Text>
          <p className={styles.amount}>{amount || date}</p>
          <Text tone="muted" numeric>
            {[insuranceName, amount === '' ? '' : t('onDay', { date })].filter(Boolean).join(', ')}
            {' · '}
            <span className={styles.number}>{policyNumber}</span>
          </Text>
        </Stack>
        {pays ? (
          <PayButton url={paymentUrl} label={t('pay')} policyNumber={policyNumber} variant="soft" tone="accent" />
        ) : (
          <Button asChild>
            <RouterLink
              to={to(urls.policies.detail, { id: payment.policyId })}
              aria-label={t('viewPolicy', { number: policyNumber })}
            >
              {t('view')}
            </RouterLink>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
