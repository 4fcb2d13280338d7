import { type PanelProps, PanelTable, useListPage } from '@fairlead/kit';
import { type Column, Stack, Text, TicketArt } from '@fairlead/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceiptButton } from './ReceiptButton';
import { type Transaction, transactionsOfAgency } from './transactions.api';
import { useTransactionColumns } from './useTransactionColumns';

/** Columns that the agency page does not need. The duration is shown with the package. */
const hiddenColumns = new Set(['agencyName', 'agencyEmail', 'duration']);
const packageColumn = (t: TFunction<'plans'>): Column<Transaction> => ({
  id: 'packageName',
  header: t('package'),
  cell: ({ packageName, subscriptionDuration }) => (
    <Stack gap={2}>
      {packageName}
      <Text size="caption" tone="muted">
        {t(`subscriptionDuration.${subscriptionDuration}`)}
      </Text>
    </Stack>
  ),
});

/** Payments of one agency, for platform admins. */
export default function AgencyTransactionsPanel({ id }: PanelProps) {
  const { t } = useTranslation('plans');
  const page = useListPage(useMemo(() => transactionsOfAgency(id), [id]));
  const all = useTransactionColumns();
  const columns = useMemo(
    () =>
      all
        .filter(({ id: column }) => !hiddenColumns.has(column))
        .map((column) => (column.id === 'packageName' ? packageColumn(t) : column)),
    [all, t],
  );
  return (
    <PanelTable
      label={t('transactions')}
      {...page}
      columns={columns}
      rowActions={(row) => (row.hasReceipt ? <ReceiptButton transaction={row} /> : null)}
      empty={{ title: t('transactionsEmpty'), text: t('transactionsEmptyText'), illustration: <TicketArt /> }}
    />
  );
}
