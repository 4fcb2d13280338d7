import { type ZipEntry, zipOf } from '../files/zip.ts';
import type { Cell, FileColumn } from './columns.ts';
import { fixedParts, SHEET_PATH, type SheetStyle, sheetStyles, xmlOf } from './xlsxParts.ts';

/** Maximum length of a text in a cell, in characters. Excel reports a longer one as damage. */
const MAX_TEXT = 32_767;
/** Widths of columns, in characters. */
const widths = { min: 10, max: 60, padding: 2 } as const;
/** Days from the first day of the spreadsheet calendar to 1970-01-01. */
const EPOCH_DAY = 25_569;
/** Spreadsheets count a day that never was, 1900-02-29. Days before it are written as texts. */
const FIRST_DAY = 61;
const DAY_MS = 86_400_000;

/** Number of a point in time in the spreadsheet calendar, where a day is 1. Undefined for days that it does not count correctly. */
function serialOf(milliseconds: number): number | undefined {
  const serial = milliseconds / DAY_MS + EPOCH_DAY;
  return serial >= FIRST_DAY ? serial : undefined;
}

/** Letters of a column; `place` starts at 0. */
const lettersOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : lettersOf(Math.floor(place / 26) - 1) + lettersOf(place % 26);

const textCell = (at: string, text: string, style: SheetStyle): string =>
  `<c r="${at}" s="${sheetStyles[style]}" t="inlineStr"><is><t xml:space="preserve">${xmlOf(text.slice(0, MAX_TEXT))}</t></is></c>`;

const numberCell = (at: string, value: number, style: SheetStyle): string =>
  `<c r="${at}" s="${sheetStyles[style]}"><v>${value}</v></c>`;

/** A cell with its type. A text is always a text: a spreadsheet never reads it as a formula. */
function cellOf(at: string, cell: Cell, { kind }: FileColumn): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return numberCell(at, cell, kind === 'amount' ? 'amount' : 'plain');
  const isDay = kind === 'day' && typeof cell === 'string';
  const serial = isDay ? serialOf(Date.parse(cell)) : cell instanceof Date ? serialOf(cell.getTime()) : undefined;
  if (serial !== undefined) return numberCell(at, serial, isDay ? 'day' : 'time');
  return textCell(at, cell instanceof Date ? cell.toISOString() : cell, 'plain');
}

const rowOf = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`;

/** Widths for the headings and the first rows. */
const columnsOf = (columns: readonly FileColumn[], rows: readonly (readonly Cell[])[]): string =>
  columns
    .map(({ heading }, place) => {
      const lengths = rows.map((row) => lengthOf(row[place] ?? null));
      const longest = lengths.reduce((most, length) => Math.max(most, length), heading.length);
      const width = Math.min(widths.max, Math.max(widths.min, longest + widths.padding));
      return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');

const lengthOf = (cell: Cell): number => (cell instanceof Date ? 20 : String(cell ?? '').length);

const sheetStart = (columns: readonly FileColumn[], rows: readonly (readonly Cell[])[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columnsOf(columns, rows)}</cols><sheetData>${rowOf(
    1,
    columns.map(({ heading }, place) => textCell(`${lettersOf(place)}1`, heading, 'heading')),
  )}`;

/** The sheet: its beginning, then one part per page of rows. */
async function* sheetOf(
  columns: readonly FileColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  let number = 1;
  for await (const rows of pages) {
    const start = number === 1 ? sheetStart(columns, rows) : '';
    const xml = rows.map((row) => {
      number++;
      const cells = columns.map((column, place) => cellOf(lettersOf(place) + number, row[place] ?? null, column));
      return rowOf(number, cells);
    });
    yield Buffer.from(start + xml.join(''));
  }
  const start = number === 1 ? sheetStart(columns, []) : '';
  yield Buffer.from(`${start}</sheetData></worksheet>`);
}

function* partsOf(...sheet: Parameters<typeof sheetOf>): Generator<ZipEntry> {
  for (const [path, xml] of Object.entries(fixedParts)) yield { path, content: [Buffer.from(xml)] };
  yield { path: SHEET_PATH, content: sheetOf(...sheet) };
}

/** Bytes of an XLSX file with one sheet, one part per page of rows. */
export const xlsxOf = (...sheet: Parameters<typeof sheetOf>): AsyncGenerator<Uint8Array> => zipOf(partsOf(...sheet));
