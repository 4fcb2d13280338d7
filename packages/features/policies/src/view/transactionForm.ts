import { formatDay } from '@fairlead/kit';
import { needsInvoiceNumber, policyPaymentStatuses, policyTransactionTypes } from '@fairlead/rules';
import { toDay } from '../facts';
import type { PolicyTransaction, TransactionBody } from '../policies.api';

/** What stands in the fields: text as typed, `''` where nothing is chosen. They are called as the server calls them. */
export interface TransactionValues {
  transactionType: string;
  transactionDate: string;
  transactionPremium: string;
  billingType: '' | 'INVOICE';
  invoiceNumber: string;
  paymentStatus: string;
  dueDate: string;
}

export const emptyTransaction: TransactionValues = {
  transactionType: '',
  transactionDate: '',
  transactionPremium: '',
  billingType: '',
  invoiceNumber: '',
  paymentStatus: '',
  dueDate: '',
};

export const toValues = (transaction: PolicyTransaction): TransactionValues => ({
  transactionType: transaction.transactionType,
  transactionDate: formatDay(transaction.transactionDate),
  transactionPremium: transaction.transactionPremium,
  billingType: transaction.billingType ?? '',
  invoiceNumber: transaction.invoiceNumber,
  paymentStatus: transaction.paymentStatus,
  dueDate: transaction.dueDate === null ? '' : formatDay(transaction.dueDate),
});

/** What is not billed has no invoice number. */
export const withBilling = (values: TransactionValues, billingType: '' | 'INVOICE'): TransactionValues => ({
  ...values,
  billingType,
  invoiceNumber: billingType === '' ? '' : values.invoiceNumber,
});

/** Whether there is something in every field that has to have something. Specification, document 2, section 5. */
export const isFilled = ({ billingType, invoiceNumber, ...values }: TransactionValues): boolean =>
  [values.transactionType, values.transactionDate, values.paymentStatus].every((text) => text.trim() !== '') &&
  (!needsInvoiceNumber(billingType || null) || invoiceNumber.trim() !== '');

/** The fields in which stands a day that there is not. */
export const unreadableDays = ({ transactionDate, dueDate }: TransactionValues): ('transactionDate' | 'dueDate')[] => [
  ...(toDay(transactionDate) === undefined ? (['transactionDate'] as const) : []),
  ...(dueDate.trim() !== '' && toDay(dueDate) === undefined ? (['dueDate'] as const) : []),
];

/** What is sent; undefined as long as something is missing or cannot be read. */
export function toBody(values: TransactionValues): TransactionBody | undefined {
  const transactionType = policyTransactionTypes.find((each) => each === values.transactionType);
  const paymentStatus = policyPaymentStatuses.find((each) => each === values.paymentStatus);
  const transactionDate = toDay(values.transactionDate);
  if (!transactionType || !paymentStatus || transactionDate === undefined || !isFilled(values)) return undefined;
  return {
    transactionType,
    transactionDate,
    transactionPremium: values.transactionPremium.trim(),
    billingType: values.billingType || null,
    invoiceNumber: values.billingType === '' ? null : values.invoiceNumber.trim(),
    paymentStatus,
    dueDate: toDay(values.dueDate) ?? null,
  };
}
