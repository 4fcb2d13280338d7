import { cardName, enumLabels, fromCents, type Language } from '@fairlead/rules';
import { dollars, longDate } from '../messages/formats.ts';
import type { MessageKey } from '../messages/index.ts';
import type { PaymentRow } from './transactions.ts';

/** Line of a receipt, in the PDF and in the mail. */
export type ReceiptLine = [label: MessageKey, value: string];

/** Buyer, plan, dates and card. Dates in UTC. */
export function receiptLines({ payment, agency, period }: PaymentRow, language: Language): ReceiptLine[] {
  const day = (at: Date) => longDate(language, at);
  const labels = enumLabels[language];
  const lines: ReceiptLine[] = [
    ['label.reference', payment.reference],
    ['receipt.date', day(payment.settledAt ?? payment.createdAt)],
    ['label.agencyId', agency.name],
    ['receipt.package', `${payment.packageName} (${labels[`subscriptionDuration.${payment.duration}`]})`],
  ];
  if (period) lines.push(['receipt.period', `${day(period.from)} – ${day(period.to)}`]);
  if (payment.cardLast4) lines.push(['receipt.card', cardName(payment.cardBrand, payment.cardLast4)]);
  if (payment.couponCode) lines.push(['label.couponCode', payment.couponCode]);
  lines.push(['label.status', labels[`transactionStatus.${payment.status === 'REFUNDED' ? 'REFUNDED' : 'PAID'}`]]);
  return lines;
}

/** Price, discount and amount paid, which is the sum. Then what was refunded, if anything. */
export const receiptAmounts = ({ payment }: PaymentRow): ReceiptLine[] => [
  ['receipt.price', usd(payment.priceCents)],
  ['receipt.discount', usd(-payment.discountCents)],
  ['receipt.paid', usd(payment.paidCents)],
  ...(payment.refundedCents > 0 ? ([['receipt.refunded', usd(-payment.refundedCents)]] as ReceiptLine[]) : []),
];

// `|| 0` avoids "-$0.00"
export const usd = (cents: number): string => dollars.format(fromCents(cents || 0));
