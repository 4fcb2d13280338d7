import { ResourceList, useResourceList } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { TicketArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ReceiptButton } from './ReceiptButton';
import { transactionList, useTransactions } from './transactions.api';
import { useTransactionColumns } from './useTransactionColumns';

/** Payments of all agencies, or of the user's own agency. */
export default function TransactionListScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const list = useResourceList(transactionList);
  const columns = useTransactionColumns();
  // the agency columns need the space of two amounts
  const forAdmin = useAuth().viewer?.role === 'ADMIN';
  return (
    <ResourceList
      title={t('transactions')}
      list={list}
      state={useTransactions(list.read)}
      columns={columns}
      rowActions={(row) => (row.hasReceipt ? <ReceiptButton transaction={row} /> : null)}
      hiddenAtFirst={['kind', 'duration', 'cardLast4', ...(forAdmin ? ['price', 'discountAmount'] : [])]}
      empty={{ title: t('transactionsEmpty'), text: t('transactionsEmptyText'), illustration: <TicketArt /> }}
      labels={{
        searchBy: { reference: t('reference'), packageName: t('packageName') },
        filters: {
          all: t('kit:filter.all'),
          paid: t('transactionStatus.PAID'),
          failed: t('transactionStatus.FAILED'),
          refunded: t('transactionStatus.REFUNDED'),
          thisMonth: t('filter.thisMonth'),
        },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'paidAmount.desc': t('sort.paidDesc'),
          'paidAmount.asc': t('sort.paidAsc'),
        },
        columns: {},
      }}
    />
  );
}
