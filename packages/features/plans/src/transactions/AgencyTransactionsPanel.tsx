import { type PanelProps, PanelTable, panelList, TwoLines, useListPage, withoutColumns } from '@fairlead/kit';
import { type Column, TicketArt } from '@fairlead/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ReceiptButton } from './ReceiptButton';
import { transactionList } from './transactionList';
import type { Transaction } from './transactions.api';
import { useTransactionColumns } from './useTransactionColumns';

const packageColumn = (t: TFunction<'plans'>): Column<Transaction> => ({
  id: 'packageName',
  header: t('package'),
  cell: ({ packageName, subscriptionDuration }) => (
    <TwoLines first={packageName} second={t(`subscriptionDuration.${subscriptionDuration}`)} />
  ),
});

/** Payments of one agency, for platform admins. */
export default function AgencyTransactionsPanel({ id }: PanelProps) {
  const { t } = useTranslation('plans');
  const page = useListPage(panelList(transactionList, { agencyId: id }));
  // the package shows its duration
  const columns = withoutColumns(useTransactionColumns(), 'agencyName', 'agencyEmail', 'duration').map((column) =>
    column.id === 'packageName' ? packageColumn(t) : column,
  );
  return (
    <PanelTable
      label={t('transactions')}
      {...page}
      columns={columns}
      actionCount={1}
      rowActions={(row) => (row.hasReceipt ? <ReceiptButton transaction={row} /> : null)}
      empty={{ title: t('transactionsEmpty'), text: t('transactionsEmptyText'), illustration: <TicketArt /> }}
    />
  );
}
