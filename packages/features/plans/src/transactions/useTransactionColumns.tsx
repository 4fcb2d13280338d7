import {
  chipColumn,
  createdColumn,
  nameColumn,
  numberColumn,
  relatedColumn,
  textColumn,
  urls,
  usdColumn,
} from '@fairlead/kit';
import { cardName } from '@fairlead/rules';
import type { Column } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { agencyEmail, paidText, TransactionStatus } from './TransactionCells';
import type { Transaction } from './transactions.api';

/** Columns of payments. */
export function useTransactionColumns(): Column<Transaction>[] {
  const { t } = useTranslation('plans');
  return [
    createdColumn({ header: t('date'), format: 'DD-MMM-YYYY' }),
    nameColumn({ name: 'reference', header: t('reference'), to: urls.transactions.view, noWrap: true }),
    relatedColumn('agency', { id: 'agencyName', header: t('agency'), page: urls.agencies.view }),
    { id: 'agencyEmail', header: t('agencyEmail'), priority: 2, card: 'full', cell: agencyEmail },
    textColumn('packageName', { header: t('package') }),
    {
      id: 'duration',
      header: t('duration'),
      priority: 2,
      cell: ({ subscriptionDuration }) => t(`subscriptionDuration.${subscriptionDuration}`),
    },
    { id: 'kind', header: t('kind'), priority: 2, cell: ({ kind }) => t(`transactionKind.${kind}`) },
    usdColumn('price', { header: t('price'), priority: 1 }),
    textColumn('couponCode', { header: t('coupon'), priority: 2 }),
    usdColumn('discountAmount', { header: t('discount'), priority: 1 }),
    numberColumn({ id: 'paidAmount', header: t('paid'), sortBy: 'paidAmount', cell: paidText }),
    textColumn('cardLast4', { header: t('card'), priority: 2, format: (digits) => cardName(null, digits) }),
    chipColumn({ id: 'status', header: t('status'), cell: (row) => <TransactionStatus transaction={row} /> }),
  ];
}
