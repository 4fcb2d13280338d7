import { notFound, okOrNotFound, pdf } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { totalsHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { toPage } from '../../db/page.ts';
import { toListTotal } from '../../db/totals.ts';
import { exportHandler } from '../../exports/exportList.ts';
import type { Payments } from '../../ports/payments.ts';
import { readTransactionDetail } from '../../records/transactionDetail.ts';
import {
  findTransaction,
  hasReceipt,
  listTransactions,
  sumTransactions,
  toTransaction,
} from '../../records/transactions.ts';
import { transactionExport } from './export.ts';
import { receiptOf } from './receipt.ts';

/** Handlers for payments of agencies. */
export function transactionHandlers({ mailer: { productName }, clock }: Services, payments: Payments) {
  return defineHandlers({
    exportTransactions: exportHandler(transactionExport, clock),

    async listTransactions({ query, session, language, run }) {
      const page = await run((tx) => listTransactions(tx, query, { userId: session.userId, now: clock.now() }));
      const forAdmin = session.viewer.role === 'ADMIN';
      const payload = toPage(page, query, (row) => toTransaction(row, forAdmin, language));
      return { status: 200, code: 'ok', payload };
    },

    sumTransactions: totalsHandler(sumTransactions, clock, toListTotal),

    async getTransaction({ path, session, language, run }) {
      const forAdmin = session.viewer.role === 'ADMIN';
      const reader = { forAdmin, language, now: clock.now(), payments };
      return okOrNotFound('transaction.notFound', await run((tx) => readTransactionDetail(tx, path.id, reader)));
    },

    async downloadReceipt({ path, language, run }) {
      const row = await run((tx) => findTransaction(tx, path.id));
      if (!row || !hasReceipt(row.payment)) return notFound('transaction.noReceipt');
      return pdf(
        await receiptOf(row, productName, language),
        `inline; filename="receipt-${row.payment.reference}.pdf"`,
      );
    },
  });
}
