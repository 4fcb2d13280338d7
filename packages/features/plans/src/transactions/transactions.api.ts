import type { Schemas } from '@fairlead/api-client/client';
import { fetchFile } from '@fairlead/api-client/upload';
import { dateSorts, defineList } from '@fairlead/kit';

export type Transaction = Schemas['Transaction'];

const sorts = { ...dateSorts, 'paidAmount.desc': 'sort.paidDesc', 'paidAmount.asc': 'sort.paidAsc' } as const;

export const transactionList = defineList({
  messages: 'plans',
  path: '/api/transaction/all',
  searchBy: { reference: 'reference', packageName: 'packageName' },
  filters: {
    all: { label: 'kit:filter.all' },
    paid: { label: 'transactionStatus.PAID', query: { status: 'PAID' } },
    failed: { label: 'transactionStatus.FAILED', query: { status: 'FAILED' } },
    refunded: { label: 'transactionStatus.REFUNDED', query: { status: 'REFUNDED' } },
    thisMonth: { label: 'filter.thisMonth', query: { status: 'PAID', period: 'THIS_MONTH' } },
  },
  sorts,
});

export const transactionsOfAgency = (agencyId: string) =>
  defineList({ messages: 'plans', path: '/api/transaction/all', fixed: { agencyId }, sorts });

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
