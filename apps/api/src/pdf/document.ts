import { createRequire } from 'node:module';
import type { Language } from '@fairlead/rules';
import PDFDocument from 'pdfkit';

// Fonts of their own: those that every reader has know no letters but the western ones, and names have others.
const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** Colours of the print: text, and what stands behind it. */
export const [ink, muted] = ['#11181c', '#5f6b73'] as const;
const rule = '#d7dbdf';
/** The edges of what is printed on A4, and where values stand beside their labels; points. */
export const [left, right, valueAt] = [56, 539, 216] as const;
/** The end of what is printed on a page; points. */
const BOTTOM = 770;

interface Sheet {
  title: string;
  author: string;
  language: Language;
  createdAt: Date;
}

/** An empty page (A4) with the fonts `regular` and `bold`. */
export function startPdf({ title, author, language, createdAt }: Sheet): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  return pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
}

/** A line from edge to edge. @returns Where what follows begins. */
export function ruleAt(pdf: PDFKit.PDFDocument, y: number): number {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(rule).stroke();
  return y + 14;
}

/** A label with its value beside it, on the next page when this one is full. @returns Where what follows begins. */
export function lineAt(pdf: PDFKit.PDFDocument, y: number, label: string, value: string): number {
  pdf.font('regular').fontSize(10);
  const width = { label: valueAt - left - 12, value: right - valueAt };
  const height = Math.max(
    pdf.heightOfString(label, { width: width.label }),
    pdf.heightOfString(value, { width: width.value }),
    14,
  );
  const top = roomAt(pdf, y, height);
  pdf.fillColor(muted).text(label, left, top, { width: width.label });
  pdf.fillColor(ink).text(value, valueAt, top, { width: width.value });
  return top + height + 8;
}

/** Here, or at the top of another page when so much does not fit. Points. */
export function roomAt(pdf: PDFKit.PDFDocument, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return left;
}
