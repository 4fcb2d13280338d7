import { toast } from '@fairlead/ui';
import { saveReceipt, type Transaction } from './transactions.api';

/** Downloads the receipt of a payment. A failure appears as a toast. */
export const showReceipt = (transaction: Pick<Transaction, 'id' | 'reference'>): Promise<unknown> =>
  saveReceipt(transaction).catch((error: unknown) =>
    toast.error(error instanceof Error ? error.message : String(error)),
  );
