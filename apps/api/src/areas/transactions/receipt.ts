import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type { Language } from '@fairlead/rules';
import PDFDocument from 'pdfkit';
import { type MessageKey, wordIn } from '../../messages/index.ts';
import { receiptAmounts, receiptLines } from './receiptLines.ts';
import type { PaymentRow } from './transactions.ts';

// Fonts of their own: those that every reader has know no letters but the western ones, and names have others.
const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const [ink, muted, rule] = ['#11181c', '#5f6b73', '#d7dbdf'];
const [left, right, valueAt] = [56, 539, 216];

/** The receipt of a payment as a PDF of one page (A4), in the reader's language; amounts in USD, days in UTC. */
export function receiptOf(row: PaymentRow, productName: string, language: Language): Readable {
  const { payment, agency } = row;
  const text = (key: MessageKey) => wordIn(language, key);
  const title = `${text('receipt.title')} ${payment.reference}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: productName, CreationDate: payment.settledAt ?? payment.createdAt },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);

  pdf.font('bold').fontSize(11).fillColor(muted).text(productName, left, 64);
  pdf.font('bold').fontSize(22).fillColor(ink).text(text('receipt.title'), left, 84);
  pdf.font('regular').fontSize(10).fillColor(muted).text(text('receipt.text'), left, 116);

  let y = 156;
  for (const [label, value] of receiptLines(row, language)) {
    pdf
      .font('regular')
      .fontSize(10)
      .fillColor(muted)
      .text(text(label), left, y, { width: valueAt - left - 12 });
    pdf.fillColor(ink).text(value, valueAt, y, { width: right - valueAt });
    y = Math.max(pdf.y, y + 14) + 8;
  }
  y = ruleAt(pdf, y + 8);
  for (const [label, value] of receiptAmounts(row)) {
    const total = label === 'receipt.paid';
    if (total) y = ruleAt(pdf, y);
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

const ruleAt = (pdf: PDFKit.PDFDocument, y: number): number => {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(rule).stroke();
  return y + 14;
};
