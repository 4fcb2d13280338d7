import { ResourceList, useListPage } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { TicketArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ReceiptButton } from './ReceiptButton';
import { transactionList } from './transactions.api';
import { useTransactionColumns } from './useTransactionColumns';

/** Payments of all agencies, or of the user's own agency. */
export default function TransactionListScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const page = useListPage(transactionList);
  const columns = useTransactionColumns();
  // the agency columns need the space of two amounts
  const forAdmin = useAuth().viewer?.role === 'ADMIN';
  return (
    <ResourceList
      title={t('transactions')}
      {...page}
      columns={columns}
      rowActions={(row) => (row.hasReceipt ? <ReceiptButton transaction={row} /> : null)}
      hiddenAtFirst={['kind', 'duration', 'cardLast4', ...(forAdmin ? ['price', 'discountAmount'] : [])]}
      empty={{ title: t('transactionsEmpty'), text: t('transactionsEmptyText'), illustration: <TicketArt /> }}
    />
  );
}
