import { formatDateTime, formatUsd } from '@fairlead/kit';
import {
  disputeStatusTones,
  isDisputeOpen,
  isInquiry,
  refundStatusTones,
  transactionStatusTones,
} from '@fairlead/rules';
import { Card, Icon, type IconNode, Timeline, type TimelineEntry } from '@fairlead/ui';
import { Check, CircleAlert, Clock, Scale, Undo2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Dispute, TransactionDetail } from '../transactions.api';
import * as styles from './transaction.css';

type Refund = TransactionDetail['refunds'][number];

const refundIcons: Record<Refund['status'], IconNode> = { PENDING: Clock, SUCCEEDED: Undo2, FAILED: CircleAlert };
const refundTitles = {
  PENDING: 'refund.entry.open',
  SUCCEEDED: 'refund.entry.made',
  FAILED: 'refund.entry.failed',
} as const satisfies Record<Refund['status'], string>;
const at = (seconds: number) => formatDateTime(seconds);

/** An entry with its time in Unix seconds. */
interface DatedEntry extends TimelineEntry {
  time: number;
}

/** The payment, its refunds and its disputes, newest first. */
export function TransactionHistory({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('plans');
  const { status, paidAmount, creationDate, buyer, failure, refunds, disputes } = transaction;
  const wasPaid = status === 'PAID' || status === 'REFUNDED';

  const refundEntry = ({ id, amount, reason, note, createdBy, creationDate: when, ...refund }: Refund): DatedEntry => {
    const by = createdBy ?? (reason === null ? t('refund.byProvider') : null);
    const notes = [refund.failure, note].filter(Boolean);
    return {
      id,
      time: when,
      title: t(refundTitles[refund.status], { amount: formatUsd(amount) }),
      meta: [at(when), by, reason && t(`refundReason.${reason}`)].filter(Boolean).join(' · '),
      icon: <Icon of={refundIcons[refund.status]} />,
      tone: refundStatusTones[refund.status],
      note: notes.length > 0 ? <p className={styles.note}>{notes.join('\n')}</p> : undefined,
    };
  };
  /** A dispute has one entry when it opens, and one when the bank decides. */
  const disputeEntries = (dispute: Dispute): DatedEntry[] => {
    const { id, openedAt, closedAt, reason } = dispute;
    const amount = formatUsd(dispute.amount);
    const icon = <Icon of={Scale} />;
    const opened: DatedEntry = {
      id,
      time: openedAt,
      title: t(isInquiry(dispute.status) ? 'dispute.entry.inquiry' : 'dispute.entry.opened', { amount }),
      meta: [at(openedAt), t(`disputeReason.${reason}`)].join(' · '),
      icon,
      tone: isDisputeOpen(dispute.status) ? disputeStatusTones[dispute.status] : 'neutral',
    };
    if (closedAt === null) return [opened];
    const title = t(`disputeStatus.${dispute.status}`);
    const tone = disputeStatusTones[dispute.status];
    return [{ id: `${id}-closed`, time: closedAt, title, meta: at(closedAt), icon, tone }, opened];
  };
  const payment: DatedEntry = {
    id: transaction.id,
    time: creationDate,
    title: t(wasPaid ? 'history.paid' : `history.${status === 'FAILED' ? 'failed' : 'pending'}`, {
      amount: formatUsd(paidAmount),
    }),
    meta: `${at(creationDate)} · ${buyer.name}`,
    icon: <Icon of={wasPaid ? Check : status === 'FAILED' ? CircleAlert : Clock} />,
    tone: wasPaid ? 'success' : transactionStatusTones[status],
    note: failure ? <p className={styles.note}>{failure}</p> : undefined,
  };
  const later = [...refunds.map(refundEntry), ...disputes.flatMap(disputeEntries)].sort((a, b) => b.time - a.time);
  const entries = [...later, payment].map(({ time: _, ...entry }): TimelineEntry => entry);
  return (
    <Card title={t('history')}>
      <Timeline entries={entries} />
    </Card>
  );
}
