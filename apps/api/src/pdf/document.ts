import { createRequire } from 'node:module';
import type { Language } from '@fairlead/rules';

// Embedded fonts: the standard PDF fonts only support Western European characters, and names need others.
const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** Text colors. */
export const [ink, muted] = ['#11181c', '#5f6b73'] as const;
const rule = '#d7dbdf';
/** Left and right margin, and the column of values beside labels. Points on A4. */
export const [left, right, valueAt] = [56, 539, 216] as const;
/** Bottom margin in points. */
const BOTTOM = 770;

interface Sheet {
  /** Title in the document's properties. */
  title: string;
  author: string;
  /** Name above the heading. Defaults to the author. */
  sender?: string;
  heading: string;
  language: Language;
  createdAt: Date;
}

/** An A4 document with the fonts `regular` and `bold`, which begins with the sender and the heading. */
export async function startPdf(sheet: Sheet): Promise<PDFKit.PDFDocument> {
  const { title, author, sender = author, heading, language, createdAt } = sheet;
  // Most processes make no PDF, and this library needs much memory.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const width = right - left;
  pdf.font('bold').fontSize(11).fillColor(muted).text(sender, left, 64, { width });
  return pdf
    .fontSize(22)
    .fillColor(ink)
    .text(heading, left, pdf.y + 7, { width });
}

/** Draws a short text below the heading. */
export function drawIntroduction(pdf: PDFKit.PDFDocument, text: string): void {
  const width = right - left;
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(muted)
    .text(text, left, pdf.y + 6, { width });
}

/** Draws a horizontal line. @returns The position below it. */
export function drawRule(pdf: PDFKit.PDFDocument, y: number): number {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(rule).stroke();
  return y + 14;
}

/** Draws a label with its value, on the next page when this one is full. @returns The position below it. */
export function drawField(pdf: PDFKit.PDFDocument, y: number, label: string, value: string): number {
  pdf.font('regular').fontSize(10);
  const width = { label: valueAt - left - 12, value: right - valueAt };
  const height = Math.max(
    pdf.heightOfString(label, { width: width.label }),
    pdf.heightOfString(value, { width: width.value }),
    14,
  );
  const top = ensureRoom(pdf, y, height);
  pdf.fillColor(muted).text(label, left, top, { width: width.label });
  pdf.fillColor(ink).text(value, valueAt, top, { width: width.value });
  return top + height + 8;
}

/** Returns this position, or the top of a new page when the height does not fit. Points. */
export function ensureRoom(pdf: PDFKit.PDFDocument, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return left;
}
