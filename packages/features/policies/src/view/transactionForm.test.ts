import { policyTransaction } from '@fairlead/api-client/mocks';
import { dayFrom } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import { emptyTransaction, isFilled, toBody, toValues, unreadableDays, withBilling } from './transactionForm';

const filled = {
  ...emptyTransaction,
  transactionType: 'ENDORSEMENT',
  transactionDate: '11/20/2026',
  paymentStatus: 'PENDING',
};

describe('a transaction', () => {
  it('needs its type, its date and its payment status', () => {
    expect(isFilled(filled)).toBe(true);
    for (const field of ['transactionType', 'transactionDate', 'paymentStatus'] as const)
      expect(isFilled({ ...filled, [field]: ' ' })).toBe(false);
  });

  it('has the number of its invoice, and none without one', () => {
    const invoiced = withBilling(filled, 'INVOICE');
    expect(isFilled(invoiced)).toBe(false);
    expect(isFilled({ ...invoiced, invoiceNumber: 'INV-9' })).toBe(true);
    expect(withBilling({ ...invoiced, invoiceNumber: 'INV-9' }, '').invoiceNumber).toBe('');
  });

  it('is sent as it was typed', () => {
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

  it('is not sent with a day that there is not', () => {
    expect(unreadableDays({ ...filled, transactionDate: '02/30/2026', dueDate: 'soon' })).toEqual([
      'transactionDate',
      'dueDate',
    ]);
    expect(unreadableDays(filled)).toEqual([]);
    expect(toBody({ ...filled, transactionDate: '02/30/2026' })).toBeUndefined();
  });

  it('is shown as it is stored', () => {
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
