import { formatDateTime, formatInstant, formatUsd, mailLink, RecordLink, urls } from '@fairlead/kit';
import { cardName } from '@fairlead/rules';
import { Card, type DescriptionItem, DescriptionList, RecordHeader, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DisputeChip, StatusChip } from '../TransactionCells';
import type { TransactionDetail } from '../transactions.api';

interface TransactionProps {
  transaction: TransactionDetail;
}

const day = (seconds: number) => formatInstant(seconds);

/** Reference, statuses, agency and amounts. */
export function TransactionHeader({ transaction, actions }: TransactionProps & { actions: ReactNode }) {
  const { t } = useTranslation('plans');
  const { agency, reference, status, packageName, subscriptionDuration, failure } = transaction;
  const { price, discountAmount, paidAmount, refundedAmount, withdrawnAmount, disputeStatus, hasReceipt } = transaction;
  const amounts: DescriptionItem[] = [
    { term: t('price'), description: formatUsd(price) },
    { term: t('discount'), description: formatUsd(discountAmount === 0 ? 0 : -discountAmount) },
    { term: hasReceipt ? t('paid') : t('amountDue'), description: formatUsd(paidAmount) },
    { term: t('refunded'), description: formatUsd(refundedAmount) },
    ...(withdrawnAmount > 0 ? [{ term: t('chargedBack'), description: formatUsd(withdrawnAmount) }] : []),
  ];
  return (
    <RecordHeader
      title={reference}
      chips={
        <>
          <StatusChip status={status} size="large" />
          {disputeStatus ? <DisputeChip status={disputeStatus} size="large" /> : null}
        </>
      }
      description={
        <>
          {agency ? (
            <RecordLink page={urls.agencies.view} id={agency.id}>
              {agency.name}
            </RecordLink>
          ) : null}
          {agency ? ' · ' : ''}
          {packageName}, {t(`subscriptionDuration.${subscriptionDuration}`)}
          {failure ? <Text tone="danger">{failure}</Text> : null}
        </>
      }
      actions={actions}
    >
      <DescriptionList layout="strip" items={amounts} />
    </RecordHeader>
  );
}

/** Date, kind, period and card of the payment. */
export function PaymentCard({ transaction }: TransactionProps) {
  const { t } = useTranslation('plans');
  const { creationDate, kind, period, previousPlan, couponCode, cardBrand, cardLast4, buyer } = transaction;
  const items: DescriptionItem[] = [
    { term: t('date'), description: formatDateTime(creationDate) },
    { term: t('kind'), description: t(`transactionKind.${kind}`) },
    { term: t('period'), description: period && `${day(period.from)} – ${day(period.to)}` },
    {
      term: t('planBefore'),
      description: previousPlan && t('until', { name: previousPlan.packageName, date: day(previousPlan.endedAt) }),
    },
    { term: t('coupon'), description: couponCode },
    { term: t('card'), description: cardLast4 && cardName(cardBrand, cardLast4) },
    { term: t('paidBy'), description: buyer.name },
  ];
  return (
    <Card title={t('transaction')}>
      <DescriptionList columns={{ xs: 1, md: 2 }} items={items} />
    </Card>
  );
}

/** The agency and its present plan. */
export function AgencyCard({ transaction }: TransactionProps) {
  const { t } = useTranslation('plans');
  const { agency, buyer, plan } = transaction;
  const items: DescriptionItem[] = [
    ...(agency
      ? [
          {
            term: t('agency'),
            description: (
              <RecordLink page={urls.agencies.view} id={agency.id}>
                {agency.name}
              </RecordLink>
            ),
          },
          { term: t('agencyEmail'), description: mailLink(agency.email) },
        ]
      : []),
    { term: t('paidBy'), description: buyer.name },
    {
      term: t('presentPlan'),
      description: plan ? `${plan.packageName}, ${t(`planStatus.${plan.status}`)}` : t('planStatus.NONE'),
    },
  ];
  return (
    <Card title={agency ? t('agency') : t('plan')}>
      <DescriptionList columns={1} items={items} />
    </Card>
  );
}
