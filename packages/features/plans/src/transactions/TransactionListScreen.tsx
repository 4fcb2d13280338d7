import { formatCount, ResourceList, useListPage, withoutColumns } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { TicketArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ReceiptButton } from './ReceiptButton';
import { ownTransactionList, transactionList } from './transactionList';
import { useTransactionColumns } from './useTransactionColumns';

/** Payments of all agencies, or of the user's own agency. */
export default function TransactionListScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const columns = useTransactionColumns();
  // the agency columns need the space of two amounts
  const forAdmin = useAuth().viewer?.role === 'ADMIN';
  return (
    <ResourceList
      title={t('transactions')}
      {...useListPage(forAdmin ? transactionList : ownTransactionList)}
      columns={forAdmin ? columns : withoutColumns(columns, 'agencyName', 'agencyEmail')}
      actionCount={1}
      rowActions={(row) => (row.hasReceipt ? <ReceiptButton transaction={row} /> : null)}
      total={{
        column: 'paidAmount',
        amountOf: ({ hasReceipt, paidAmount }) => (hasReceipt ? paidAmount : null),
        labelOf: (count) => t('transactionsTotal', { count, number: formatCount(count) }),
      }}
      hiddenAtFirst={['kind', 'duration', 'cardLast4', ...(forAdmin ? ['price', 'discountAmount'] : [])]}
      empty={{ title: t('transactionsEmpty'), text: t('transactionsEmptyText'), illustration: <TicketArt /> }}
    />
  );
}
