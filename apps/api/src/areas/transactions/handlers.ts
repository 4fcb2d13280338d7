import { notFound, pdf } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { toPage } from '../../db/page.ts';
import type { Clock } from '../../ports/clock.ts';
import { findTransaction, hasReceipt, listTransactions, toTransaction } from '../../records/transactions.ts';
import { receiptOf } from './receipt.ts';

/** Handlers for payments of agencies. */
export function transactionHandlers(
  productName: string,
  clock: Clock,
): Pick<Handlers, 'listTransactions' | 'downloadReceipt'> {
  return {
    async listTransactions({ query, session, language, run }) {
      const page = await run((tx) => listTransactions(tx, query, clock.now()));
      const forAdmin = session.viewer.role === 'ADMIN';
      const payload = toPage(page, query, (row) => toTransaction(row, forAdmin, language));
      return { status: 200, code: 'ok', payload };
    },

    async downloadReceipt({ path, language, run }) {
      const row = await run((tx) => findTransaction(tx, path.id));
      if (!row || !hasReceipt(row.payment)) return notFound('transaction.noReceipt');
      return pdf(receiptOf(row, productName, language), `inline; filename="receipt-${row.payment.reference}.pdf"`);
    },
  };
}
