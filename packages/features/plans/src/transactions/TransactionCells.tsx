import { enumChip, formatUsd } from '@fairlead/kit';
import { disputeStatusTones, transactionStatusTones } from '@fairlead/rules';
import { Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Transaction } from './transactions.api';
import * as styles from './transactions.css';

/** Email address of the agency, on one line. */
export const agencyEmail = ({ agency }: Transaction) =>
  agency && (
    <span className={styles.email} title={agency.email}>
      {agency.email}
    </span>
  );

/** Paid amount. Empty for a failed payment, which has none. */
export const paidText = ({ hasReceipt, paidAmount }: Transaction): string => (hasReceipt ? formatUsd(paidAmount) : '');

export const StatusChip = enumChip('plans', 'transactionStatus', transactionStatusTones);

export const DisputeChip = enumChip('plans', 'disputeStatus', disputeStatusTones);

/** Status of a payment and of its dispute, with the reason of a failure or the amount that was refunded in part. */
export function TransactionStatus({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('plans');
  const { status, refundedAmount, disputeStatus } = transaction;
  const isPart = status === 'PAID' && refundedAmount > 0;
  const below = isPart ? t('refund.refundedAmount', { amount: formatUsd(refundedAmount) }) : transaction.failure;
  const chip = <StatusChip status={status} {...(below && { title: below })} />;
  return (
    <>
      {disputeStatus ? (
        <span className={styles.chips}>
          {chip}
          <DisputeChip status={disputeStatus} />
        </span>
      ) : (
        chip
      )}
      {below ? (
        <span className={styles.failure}>
          <Text size="caption" tone="muted">
            {below}
          </Text>
        </span>
      ) : null}
    </>
  );
}
