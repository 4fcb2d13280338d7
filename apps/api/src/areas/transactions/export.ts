import type { operations } from '@fairlead/openapi';
import { column, labelColumn, moneyColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { hasReceipt, type PaymentRow, selectPayments, transactionList } from '../../records/transactions.ts';

type ExportQuery = NonNullable<operations['exportTransactions']['parameters']['query']>;

/** Payments as a file. Columns have the same keys as in the portal. */
export const transactionExport: ExportedList<PaymentRow, ExportQuery> = {
  name: 'transactions',
  list: transactionList,
  rows: selectPayments,
  columns: {
    creationDate: [column('export.column.date', ({ payment }) => payment.createdAt)],
    reference: [column('export.column.reference', ({ payment }) => payment.reference)],
    agencyName: [column('export.column.agency', ({ agency }) => agency.name)],
    agencyEmail: [column('export.column.agencyEmail', ({ agency }) => agency.email)],
    packageName: [column('export.column.package', ({ payment }) => payment.packageName)],
    duration: [labelColumn('export.column.duration', ({ payment }) => `subscriptionDuration.${payment.duration}`)],
    kind: [labelColumn('export.column.kind', ({ payment }) => `transactionKind.${payment.kind}`)],
    price: [moneyColumn('export.column.price', ({ payment }) => payment.priceCents)],
    couponCode: [column('export.column.coupon', ({ payment }) => payment.couponCode)],
    discountAmount: [moneyColumn('export.column.discount', ({ payment }) => payment.discountCents)],
    paidAmount: [
      moneyColumn('export.column.paid', ({ payment }) => (hasReceipt(payment) ? payment.paidCents : null)),
      moneyColumn('export.column.refunded', ({ payment }) => payment.refundedCents || null),
      moneyColumn('export.column.chargedBack', ({ payment }) => payment.withdrawnCents || null),
    ],
    cardLast4: [column('export.column.card', ({ payment }) => payment.cardLast4)],
    status: [
      labelColumn('export.column.status', ({ payment }) => `transactionStatus.${payment.status}`),
      labelColumn('export.column.dispute', ({ disputeStatus }) => disputeStatus && `disputeStatus.${disputeStatus}`),
    ],
  },
};
