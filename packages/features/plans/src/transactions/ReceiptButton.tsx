import { Icon, RowAction } from '@fairlead/ui';
import { FileDown } from 'lucide';
import { useTranslation } from 'react-i18next';
import { showReceipt } from './showReceipt';
import type { Transaction } from './transactions.api';

/** Button that downloads the receipt of a payment as a PDF. */
export function ReceiptButton({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('plans');
  return (
    <RowAction
      icon={<Icon of={FileDown} />}
      label={t('receiptOf', { reference: transaction.reference })}
      text={t('receipt')}
      onClick={() => void showReceipt(transaction)}
    />
  );
}
