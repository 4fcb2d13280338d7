import type { Readable } from 'node:stream';
import type { Language } from '@fairlead/rules';
import { type MessageKey, messageText } from '../../messages/index.ts';
import {
  drawField,
  drawIntroduction,
  drawRule,
  ink,
  left,
  muted,
  right,
  startPdf,
  valueAt,
} from '../../pdf/document.ts';
import { receiptAmounts, receiptLines } from '../../records/receiptLines.ts';
import type { PaymentRow } from '../../records/transactions.ts';

/** Renders the receipt of a payment as a PDF (one A4 page) in the reader's language. Amounts in USD, dates in UTC. */
export async function receiptOf(row: PaymentRow, productName: string, language: Language): Promise<Readable> {
  const { payment, agency } = row;
  const text = (key: MessageKey) => messageText(language, key);
  const pdf = await startPdf({
    title: `${text('receipt.title')} ${payment.reference}`,
    author: productName,
    heading: text('receipt.title'),
    language,
    createdAt: payment.settledAt ?? payment.createdAt,
  });

  drawIntroduction(pdf, text('receipt.text'));

  let y = pdf.y + 28;
  for (const [label, value] of receiptLines(row, language)) y = drawField(pdf, y, text(label), value);
  y = drawRule(pdf, y + 8);
  for (const [label, value] of receiptAmounts(row)) {
    const total = label === 'receipt.paid';
    if (total) y = drawRule(pdf, y);
    pdf.font(total ? 'bold' : 'regular').fontSize(total ? 13 : 10);
    pdf.fillColor(total ? ink : muted).text(text(label), left, y);
    pdf.fillColor(ink).text(value, valueAt, y, { width: right - valueAt, align: 'right' });
    y += total ? 28 : 20;
  }
  pdf.font('regular').fontSize(9).fillColor(muted);
  pdf.text(`${agency.name} · ${agency.email}`, left, y + 24, { width: right - left });
  pdf.end();
  return pdf;
}
