import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { downloadFile } from '@fairlead/kit';
import { transactionRead } from './transactionReads';

export type Transaction = Schemas['Transaction'];
/** A payment with its refunds and disputes. */
export type TransactionDetail = Schemas['TransactionDetail'];

export type Dispute = Schemas['Dispute'];

export const useTransaction = (id: string) => useRead(transactionRead(id));

/** Returns a function that refunds a payment. A repeat of the same refund returns its first result. */
export function useRefund(id: string): (body: Schemas['RefundCreate']) => Promise<Result<TransactionDetail>> {
  const refund = useWrite('post', '/api/transaction/id/{id}/refund');
  const keyOf = useIdempotencyKey();
  return (body) => refund({ params: { path: { id }, header: { 'Idempotency-Key': keyOf({ ...body, id }) } }, body });
}

/** Downloads a receipt. Throws an error with the server's message. */
export const saveReceipt = ({ id, reference }: Pick<Transaction, 'id' | 'reference'>): Promise<void> =>
  downloadFile(`/api/transaction/id/${id}/receipt`, `receipt-${reference}.pdf`);
