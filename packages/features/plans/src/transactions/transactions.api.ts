import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fetchFile } from '@fairlead/api-client/upload';
import { defineList } from '@fairlead/kit';

export type Transaction = Schemas['Transaction'];

const paymentOrder = { sorts: ['creationDate.desc', 'creationDate.asc', 'paidAmount.desc', 'paidAmount.asc'] } as const;

export const transactionList = defineList({
  path: '/api/transaction/all',
  searchBy: ['reference', 'packageName'],
  filters: {
    all: {},
    paid: { status: 'PAID' },
    failed: { status: 'FAILED' },
    refunded: { status: 'REFUNDED' },
    thisMonth: { status: 'PAID', period: 'THIS_MONTH' },
  },
  ...paymentOrder,
});

/** The payments of one agency. */
export const transactionsOfAgency = (agencyId: string) =>
  defineList({
    ...paymentOrder,
    path: '/api/transaction/all',
    fixed: { agencyId },
    searchBy: [],
    filters: { all: {} },
  });

/** A page of payments; the page before stays until the next one is there. */
export const useTransactions = (read: Read<'/api/transaction/all'>) => useRead(read, { keepPreviousData: true });

/** Gets a receipt and hands it to the browser as a file. Rejects with an `Error` of the server's words. */
export async function saveReceipt({ id, reference }: Transaction): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(`/api/transaction/id/${id}/receipt`));
  Object.assign(document.createElement('a'), { href: url, download: `receipt-${reference}.pdf` }).click();
  // the browser has begun to save it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
