import { formatDateTime, formatUsd } from '@fairlead/kit';
import { refundStatusTones, transactionStatusTones } from '@fairlead/rules';
import { Card, Icon, type IconNode, Timeline, type TimelineEntry } from '@fairlead/ui';
import { Check, CircleAlert, Clock, Undo2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { TransactionDetail } from '../transactions.api';
import * as styles from './transaction.css';

type Refund = TransactionDetail['refunds'][number];

const refundIcons: Record<Refund['status'], IconNode> = { PENDING: Clock, SUCCEEDED: Undo2, FAILED: CircleAlert };
const refundTitles = {
  PENDING: 'refund.entry.open',
  SUCCEEDED: 'refund.entry.made',
  FAILED: 'refund.entry.failed',
} as const satisfies Record<Refund['status'], string>;
const at = (seconds: number) => formatDateTime(seconds);

/** The payment and its refunds, newest first. */
export function TransactionHistory({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('plans');
  const { status, paidAmount, creationDate, buyer, failure, refunds } = transaction;
  const wasPaid = status === 'PAID' || status === 'REFUNDED';

  const refundEntry = ({
    id,
    amount,
    reason,
    note,
    createdBy,
    creationDate: when,
    ...refund
  }: Refund): TimelineEntry => {
    const by = createdBy ?? (reason === null ? t('refund.byProvider') : null);
    const notes = [refund.failure, note].filter(Boolean);
    return {
      id,
      title: t(refundTitles[refund.status], { amount: formatUsd(amount) }),
      meta: [at(when), by, reason && t(`refundReason.${reason}`)].filter(Boolean).join(' · '),
      icon: <Icon of={refundIcons[refund.status]} />,
      tone: refundStatusTones[refund.status],
      note: notes.length > 0 ? <p className={styles.note}>{notes.join('\n')}</p> : undefined,
    };
  };
  const payment: TimelineEntry = {
    id: transaction.id,
    title: t(wasPaid ? 'history.paid' : `history.${status === 'FAILED' ? 'failed' : 'pending'}`, {
      amount: formatUsd(paidAmount),
    }),
    meta: `${at(creationDate)} · ${buyer.name}`,
    icon: <Icon of={wasPaid ? Check : status === 'FAILED' ? CircleAlert : Clock} />,
    tone: wasPaid ? 'success' : transactionStatusTones[status],
    note: failure ? <p className={styles.note}>{failure}</p> : undefined,
  };
  return (
    <Card title={t('history')}>
      <Timeline entries={[...refunds.map(refundEntry), payment]} />
    </Card>
  );
}
