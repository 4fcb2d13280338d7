import { Icon, RowAction, toast } from '@fairlead/ui';
import { FileDown } from 'lucide';
import { useTranslation } from 'react-i18next';
import { saveReceipt, type Transaction } from './transactions.api';

/** Button that downloads the receipt of a payment as a PDF. */
export function ReceiptButton({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('plans');
  const save = () =>
    saveReceipt(transaction).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : String(error)),
    );
  return (
    <RowAction
      icon={<Icon of={FileDown} />}
      label={t('receiptOf', { reference: transaction.reference })}
      text={t('receipt')}
      onClick={() => void save()}
    />
  );
}
