import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, numberText, optionalText } from '@fairlead/kit';
import {
  blocksRefund,
  fromCents,
  isMoney,
  REFUND_NOTE_MAX_LENGTH,
  refundable,
  refundReasons,
  toCents,
} from '@fairlead/rules';
import { formatNumber, parseNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { TransactionDetail } from '../transactions.api';

/** Form values, as entered. */
export interface RefundValues {
  extent: 'full' | 'part';
  amount: string;
  reason: string;
  note: string;
  mailReceipt: boolean;
}

type RefundBody = Schemas['RefundCreate'];

/** Amount in USD that can still be refunded. */
export const leftOf = ({ status, paidAmount, refundedAmount, withdrawnAmount }: TransactionDetail): number =>
  fromCents(
    refundable({
      status,
      paid: toCents(paidAmount),
      refunded: toCents(refundedAmount),
      withdrawn: toCents(withdrawnAmount),
    }),
  );

/** Message why a paid payment cannot be refunded. Undefined if it can, or if it is not paid or already refunded. */
export function refundObstacle(transaction: TransactionDetail) {
  const { status, refunds, disputes, withdrawnAmount } = transaction;
  if (refunds.some((refund) => refund.status === 'PENDING')) return 'refund.isPending';
  if (status !== 'PAID') return undefined;
  if (disputes.some((dispute) => blocksRefund(dispute.status))) return 'refund.isDisputed';
  return withdrawnAmount > 0 && leftOf(transaction) === 0 ? 'refund.isLost' : undefined;
}

/** Amount in USD that the form would refund; undefined while it is invalid. */
export function amountOf({ extent, amount }: RefundValues, left: number, locale: string): number | undefined {
  if (extent === 'full') return left;
  const entered = parseNumber(amount, locale);
  return entered !== undefined && isMoney(entered) && entered > 0 && entered <= left ? entered : undefined;
}

const reasonAndNote = {
  reason: z.enum(refundReasons, fieldMessage('field.required')),
  note: optionalText(REFUND_NOTE_MAX_LENGTH),
  mailReceipt: z.boolean(),
};

/** Validation of the form. `left` in USD. */
function refundSchema(locale: string, left: number) {
  const toNumber = (text: string): number => parseNumber(text, locale) ?? Number.NaN;
  const full = z.object({ extent: z.literal('full'), ...reasonAndNote });
  const part = z.object({
    extent: z.literal('part'),
    amount: numberText(toNumber, { kind: 'money', from: { above: 0 }, max: left }),
    ...reasonAndNote,
  });
  return z.pipe(
    z.discriminatedUnion('extent', [full, part]),
    z.transform((values): RefundBody => {
      const { reason, note, mailReceipt } = values;
      const amount = values.extent === 'full' ? left : toNumber(values.amount);
      return { amount, reason, note: note.trim(), mailReceipt };
    }),
  );
}

export const refundForm = defineForm({
  messages: 'plans',
  fields: {
    extent: 'refund.extent',
    amount: { label: 'refund.amount', required: true },
    reason: { label: 'refund.reason', required: true },
    note: { label: 'refund.note', hint: 'refund.noteHint' },
    mailReceipt: { label: 'refund.mailReceipt' },
  },
  valuesOf: (transaction: TransactionDetail, locale): RefundValues => ({
    extent: 'full',
    amount: formatNumber(leftOf(transaction), locale, 2),
    reason: '',
    note: '',
    mailReceipt: true,
  }),
  resolver: ({ locale, record }) =>
    zodResolver(refundSchema(locale, record ? leftOf(record) : 0)) as unknown as Resolver<
      RefundValues,
      unknown,
      RefundBody
    >,
});
