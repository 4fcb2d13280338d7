import { FormDialog, formatInstant, formatUsd, RouterLink, to, urls } from '@fairlead/kit';
import { cardName, refundReasons } from '@fairlead/rules';
import {
  Callout,
  Checkbox,
  Icon,
  Link,
  MeterBar,
  MoneyField,
  RadioCards,
  Select,
  Text,
  TextArea,
  useLocale,
} from '@fairlead/ui';
import { TriangleAlert } from 'lucide';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TransactionDetail, useRefund } from '../transactions.api';
import { amountOf, leftOf, type RefundValues, refundForm, refundObstacle } from './refundForm';
import * as styles from './transaction.css';

const { Field } = refundForm;

interface RefundDialogProps {
  transaction: TransactionDetail;
  onClose: () => void;
}

/** Dialog that refunds a payment in full or in part. Cannot be closed while the refund is made. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  const { t } = useTranslation('plans');
  const locale = useLocale();
  const refund = useRefund(transaction.id);
  const { reference, agency, packageName, subscriptionDuration, creationDate } = transaction;
  const left = leftOf(transaction);
  // A pending refund can be sent again, which returns its result.
  const isDisputed = ['refund.isDisputed', 'refund.isLost'].includes(refundObstacle(transaction) ?? '');
  const about = [
    agency?.name,
    `${packageName}, ${t(`subscriptionDuration.${subscriptionDuration}`)}`,
    t('refund.paidOn', { date: formatInstant(creationDate) }),
  ];
  return (
    <FormDialog
      form={refundForm}
      record={transaction}
      draftName={`refund ${transaction.id}`}
      title={t('refund.title', { reference })}
      description={
        <Text asChild tone="muted" size="label">
          <span>{about.filter(Boolean).join(' · ')}</span>
        </Text>
      }
      submitLabel={(values) => {
        const amount = isDisputed ? undefined : amountOf(values, left, locale);
        return amount === undefined ? t('refund') : t('refund.submit', { amount: formatUsd(amount) });
      }}
      tone="danger"
      ready={() => !isDisputed}
      save={refund}
      onClose={onClose}
    >
      <RefundFields transaction={transaction} left={left} />
    </FormDialog>
  );
}

function RefundFields({ transaction, left }: { transaction: TransactionDetail; left: number }) {
  const { t } = useTranslation('plans');
  const { control, setFocus } = refundForm.useContext();
  const extent = useWatch({ control, name: 'extent' });
  const { agency, buyer, cardBrand, cardLast4 } = transaction;
  useEffect(() => {
    if (extent === 'part') setFocus('amount', { shouldSelect: true });
  }, [extent, setFocus]);
  return (
    <>
      <Field
        name="extent"
        as={RadioCards<RefundValues['extent']>}
        hideLabel
        options={[
          { value: 'full', label: t('refund.full'), description: formatUsd(left) },
          { value: 'part', label: t('refund.part'), description: t('refund.upTo', { amount: formatUsd(left) }) },
        ]}
      />
      {/* Always rendered, so that the error of the amount comes before the error of the reason. */}
      <div hidden={extent === 'full'}>
        <Field name="amount" as={MoneyField} />
      </div>
      <Balance transaction={transaction} left={left} />
      <Field
        name="reason"
        as={Select}
        placeholder={t('refund.choose')}
        options={refundReasons.map((value) => ({ value, label: t(`refundReason.${value}`) }))}
      />
      <Field name="note" as={TextArea} rows={3} optional />
      <Field name="mailReceipt" as={Checkbox} label={t('refund.mailReceiptTo', { email: buyer.email })} />
      <Callout tone="warning" icon={<Icon of={TriangleAlert} />} title={t('refund.planUnchanged')}>
        {cardLast4 ? t('refund.arrives', { card: cardName(cardBrand, cardLast4) }) : t('refund.arrivesOnCard')}
        {agency ? (
          <>
            <br />
            <Link asChild tone="neutral">
              <RouterLink to={`${to(urls.agencies.view, { id: agency.id })}?tab=subscription`}>
                {t('refund.openPlan')}
              </RouterLink>
            </Link>
          </>
        ) : null}
      </Callout>
    </>
  );
}

/** How much of the payment would be refunded and kept. Empty while the amount is invalid. */
function Balance({ transaction, left }: { transaction: TransactionDetail; left: number }) {
  const { t } = useTranslation('plans');
  const locale = useLocale();
  const { control } = refundForm.useContext();
  const values = useWatch({ control }) as RefundValues;
  const { paidAmount, refundedAmount } = transaction;
  const amount = amountOf(values, left, locale);
  const refunded = refundedAmount + (amount ?? 0);
  return (
    <div>
      <MeterBar value={refunded} max={paidAmount} tone="danger" />
      <div className={styles.balance} role="status">
        {amount === undefined ? null : (
          <>
            <span>{t('refund.refundedAmount', { amount: formatUsd(refunded) })}</span>
            <span>{t('refund.keptAmount', { amount: formatUsd(paidAmount - refunded) })}</span>
          </>
        )}
      </div>
    </div>
  );
}
