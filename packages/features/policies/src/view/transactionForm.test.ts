import { policyTransaction } from '@fairlead/api-client/mocks';
import { dayFrom } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import { emptyTransaction, invalidDates, isComplete, toBody, toValues } from './transactionForm';

const filled = {
  ...emptyTransaction,
  transactionType: 'ENDORSEMENT',
  transactionDate: '11/20/2026',
  paymentStatus: 'PENDING',
};

describe('a transaction', () => {
  it('requires a type, a date and a payment status', () => {
    expect(isComplete(filled)).toBe(true);
    for (const field of ['transactionType', 'transactionDate', 'paymentStatus'] as const)
      expect(isComplete({ ...filled, [field]: ' ' })).toBe(false);
  });

  it('requires an invoice number only if it is invoiced', () => {
    const invoiced = { ...filled, billingType: 'INVOICE' as const };
    expect(isComplete(invoiced)).toBe(false);
    expect(isComplete({ ...invoiced, invoiceNumber: 'INV-9' })).toBe(true);
    expect(toBody({ ...filled, invoiceNumber: 'INV-9' })?.invoiceNumber).toBeNull();
  });

  it('is converted to a request body', () => {
    expect(toBody({ ...filled, transactionPremium: ' as agreed ', dueDate: '12/01/2026' })).toEqual({
      transactionType: 'ENDORSEMENT',
      transactionDate: dayFrom(2026, 11, 20),
      transactionPremium: 'as agreed',
      billingType: null,
      invoiceNumber: null,
      paymentStatus: 'PENDING',
      dueDate: dayFrom(2026, 12, 1),
    });
  });

  it('is not sent with an invalid date', () => {
    expect(invalidDates({ ...filled, transactionDate: '02/30/2026', dueDate: 'soon' })).toEqual([
      'transactionDate',
      'dueDate',
    ]);
    expect(invalidDates(filled)).toEqual([]);
    expect(toBody({ ...filled, transactionDate: '02/30/2026' })).toBeUndefined();
  });

  it('keeps stored values unchanged', () => {
    const stored = policyTransaction('NOC', 3, '12', { billingType: 'INVOICE', invoiceNumber: 'INV-1' });
    expect(toBody(toValues(stored))).toMatchObject({
      transactionType: 'NOC',
      transactionPremium: '12',
      billingType: 'INVOICE',
      invoiceNumber: 'INV-1',
      transactionDate: stored.transactionDate,
    });
  });
});
