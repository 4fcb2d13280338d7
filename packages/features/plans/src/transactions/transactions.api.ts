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

export const transactionsOfAgency = (agencyId: string) =>
  defineList({
    ...paymentOrder,
    path: '/api/transaction/all',
    fixed: { agencyId },
    searchBy: [],
    filters: { all: {} },
  });

/** Page of payments. Keeps the previous page while the next one loads. */
export const useTransactions = (read: Read<'/api/transaction/all'>) => useRead(read, { keepPreviousData: true });

/**
 * Downloads a receipt.
 *
 * @throws {Error} With the server's message.
 */
export async function saveReceipt({ id, reference }: Transaction): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(`/api/transaction/id/${id}/receipt`));
  Object.assign(document.createElement('a'), { href: url, download: `receipt-${reference}.pdf` }).click();
  // time for the browser to start the download
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
