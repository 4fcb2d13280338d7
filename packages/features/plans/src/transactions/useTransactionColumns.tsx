import { chipColumn, formatInstant, formatUsd } from '@fairlead/kit';
import { transactionStatusTones } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from './transactions.api';
import * as styles from './transactions.css';

/** Columns of payments. Only platform admins see the agency. */
export function useTransactionColumns(): Column<Transaction>[] {
  const { t } = useTranslation('plans');
  const forAdmin = useAuth().viewer?.role === 'ADMIN';
  return useMemo(() => {
    const agency: Column<Transaction>[] = [
      { id: 'agencyName', header: t('agency'), cell: (row) => row.agency?.name ?? '' },
      {
        id: 'agencyEmail',
        header: t('agencyEmail'),
        priority: 2,
        card: 'full',
        cell: ({ agency: from }) =>
          from && (
            <span className={styles.email} title={from.email}>
              {from.email}
            </span>
          ),
      },
    ];
    const amount = (id: 'price' | 'discountAmount' | 'paidAmount', header: string): Column<Transaction> => ({
      id,
      header,
      align: 'end',
      skeleton: 'number',
      cell: (row) => formatUsd(row[id]),
    });
    return [
      {
        id: 'creationDate',
        header: t('date'),
        sortBy: 'creationDate',
        cell: ({ creationDate }) => <span className={styles.noWrap}>{formatInstant(creationDate, 'DD-MMM-YYYY')}</span>,
      },
      {
        id: 'reference',
        header: t('reference'),
        card: 'title',
        cell: ({ reference }) => <span className={styles.noWrap}>{reference}</span>,
      },
      ...(forAdmin ? agency : []),
      { id: 'packageName', header: t('package'), cell: ({ packageName }) => packageName },
      {
        id: 'duration',
        header: t('duration'),
        priority: 2,
        cell: ({ subscriptionDuration }) => t(`subscriptionDuration.${subscriptionDuration}`),
      },
      { id: 'kind', header: t('kind'), priority: 2, cell: ({ kind }) => t(`transactionKind.${kind}`) },
      { ...amount('price', t('price')), priority: 1 },
      { id: 'couponCode', header: t('coupon'), priority: 2, cell: ({ couponCode }) => couponCode },
      { ...amount('discountAmount', t('discount')), priority: 1 },
      {
        ...amount('paidAmount', t('paid')),
        sortBy: 'paidAmount',
        // a failed payment has no paid amount
        cell: ({ hasReceipt, paidAmount }) => (hasReceipt ? formatUsd(paidAmount) : ''),
      },
      {
        id: 'cardLast4',
        header: t('card'),
        priority: 2,
        cell: ({ cardLast4 }) => (cardLast4 ? `••••\u00a0${cardLast4}` : ''),
      },
      chipColumn({
        id: 'status',
        header: t('status'),
        cell: ({ status, failure }) => (
          <>
            <Chip tone={transactionStatusTones[status]} status={status} title={failure ?? undefined}>
              {t(`transactionStatus.${status}`)}
            </Chip>
            {failure ? (
              <span className={styles.failure}>
                <Text size="caption" tone="muted">
                  {failure}
                </Text>
              </span>
            ) : null}
          </>
        ),
      }),
    ];
  }, [t, forAdmin]);
}
