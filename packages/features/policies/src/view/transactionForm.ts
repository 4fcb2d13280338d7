import { dayInput, defineForm, fieldMessage } from '@fairlead/kit';
import { needsInvoiceNumber, policyPaymentStatuses, policyTransactionTypes } from '@fairlead/rules';
import type { ResolverResult } from 'react-hook-form';
import { toDay } from '../facts';
import type { PolicyTransaction, TransactionBody } from '../policies.api';

/** Form values, as entered; `''` when nothing is selected. Field names match the server's. */
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
  transactionDate: dayInput(transaction.transactionDate),
  transactionPremium: transaction.transactionPremium,
  billingType: transaction.billingType ?? '',
  invoiceNumber: transaction.invoiceNumber,
  paymentStatus: transaction.paymentStatus,
  dueDate: transaction.dueDate === null ? '' : dayInput(transaction.dueDate),
});

/** Whether all required fields have a value. */
export const isComplete = ({ billingType, invoiceNumber, ...values }: TransactionValues): boolean =>
  [values.transactionType, values.transactionDate, values.paymentStatus].every((text) => text.trim() !== '') &&
  (!needsInvoiceNumber(billingType || null) || invoiceNumber.trim() !== '');

/** Fields with an invalid date. */
export const invalidDates = ({ transactionDate, dueDate }: TransactionValues): ('transactionDate' | 'dueDate')[] => [
  ...(toDay(transactionDate) === undefined ? (['transactionDate'] as const) : []),
  ...(dueDate.trim() !== '' && toDay(dueDate) === undefined ? (['dueDate'] as const) : []),
];

/** Request body. Undefined while a required field is missing or invalid. */
export function toBody(values: TransactionValues): TransactionBody | undefined {
  const transactionType = policyTransactionTypes.find((each) => each === values.transactionType);
  const paymentStatus = policyPaymentStatuses.find((each) => each === values.paymentStatus);
  const transactionDate = toDay(values.transactionDate);
  if (!transactionType || !paymentStatus || transactionDate === undefined || !isComplete(values)) return undefined;
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

/** The dialog can be submitted once the values are complete. */
const resolver = (values: TransactionValues): ResolverResult<TransactionValues, TransactionBody> => {
  const error = { type: 'custom', message: fieldMessage('field.date') };
  const errors = Object.fromEntries(invalidDates(values).map((field) => [field, error]));
  const body = toBody(values);
  if (body && Object.keys(errors).length === 0) return { values: body, errors: {} };
  return { values: {}, errors };
};

export const transactionForm = defineForm({
  messages: 'policies',
  fields: {
    transactionType: { label: 'tx.type', required: true },
    transactionDate: { label: 'tx.dateOf', required: true },
    transactionPremium: 'tx.premium',
    paymentStatus: { label: 'paymentStatus', required: true },
    billingType: 'tx.billing',
    invoiceNumber: 'tx.invoice',
    dueDate: 'tx.due',
  },
  empty: emptyTransaction,
  valuesOf: toValues,
  resolver: () => resolver,
});
