import { read } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Cell, FileColumn } from '../src/exports/columns.ts';
import { xlsxOf } from '../src/exports/xlsx.ts';
import { SHEET_PATH } from '../src/exports/xlsxParts.ts';

const plain: FileColumn = { heading: 'Text', kind: 'plain' };
const amount: FileColumn = { heading: 'Premium (USD)', kind: 'amount' };
const day: FileColumn = { heading: 'Effective date', kind: 'day' };

async function fileOf(columns: readonly FileColumn[], ...pages: Cell[][][]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const rows = (async function* () {
    yield* pages;
  })();
  for await (const part of xlsxOf(columns, rows)) parts.push(part);
  return Buffer.concat(parts);
}

/** Cells of the sheet by their addresses, as a spreadsheet application reads them. */
async function cellsOf(columns: readonly FileColumn[], ...pages: Cell[][][]) {
  const book = read(await fileOf(columns, ...pages), { cellNF: true, cellFormula: true, cellText: true });
  expect(book.SheetNames).toEqual(['Export']);
  return book.Sheets.Export ?? {};
}

const sheetOf = (file: Buffer): string => strFromU8(unzipSync(file)[SHEET_PATH] ?? new Uint8Array());
const textsOf = async (...texts: string[]) => {
  const cells = await cellsOf(
    [plain],
    texts.map((text) => [text]),
  );
  return texts.map((_, place) => cells[`A${place + 2}`]?.v);
};

describe('an XLSX file', () => {
  it('has typed cells', async () => {
    const time = new Date('2026-11-23T17:30:00.000Z');
    const cells = await cellsOf([plain, amount, day, plain], [['Home', 1234.5, '2026-12-24', time]]);
    expect(cells.A1).toMatchObject({ t: 's', v: 'Text' });
    expect(cells.A2).toMatchObject({ t: 's', v: 'Home' });
    expect(cells.B2).toMatchObject({ t: 'n', v: 1234.5, w: '1,234.50' });
    expect(cells.C2).toMatchObject({ t: 'n', v: 46380, z: 'm/d/yy' });
    expect(cells.D2).toMatchObject({ t: 'n', w: '2026-11-23 17:30 UTC' });
  });

  it('leaves empty cells out and writes days before the spreadsheet calendar as texts', async () => {
    const cells = await cellsOf([plain, day, amount], [[null, '1899-12-24', null]]);
    expect(cells.A2).toBeUndefined();
    expect(cells.B2).toMatchObject({ t: 's', v: '1899-12-24' });
    expect(cells.C2).toBeUndefined();
    expect((await cellsOf([day], [['1900-03-01']])).A2).toMatchObject({ t: 'n', v: 61 });
  });

  it('has a bold heading that stays in view, and columns as wide as their first rows', async () => {
    const sheet = sheetOf(await fileOf([plain, amount], [['x'.repeat(30), 1]], [['x'.repeat(90), 1]]));
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<col min="1" max="1" width="32" customWidth="1"/>');
    expect(sheet).toContain('<col min="2" max="2" width="15" customWidth="1"/>');
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
  });

  it('never turns a text into a formula', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")', '{=A1}'];
    const cells = await cellsOf(
      [plain],
      texts.map((text) => [text]),
    );
    for (const [place, text] of texts.entries()) {
      expect(cells[`A${place + 2}`]).toMatchObject({ t: 's', v: text });
      expect(cells[`A${place + 2}`].f).toBeUndefined();
    }
  });

  it('keeps every character', async () => {
    const texts = [
      'a & b <c> "d" \'e\'',
      ' spaces ',
      'two\nlines',
      'Zoë 保険 🚗',
      '00123',
      '2026-01-01',
      'TRUE',
      '</t>',
    ];
    expect(await textsOf(...texts)).toEqual(texts);
  });

  it('writes characters that XML does not have in the notation of spreadsheets', async () => {
    const sheet = sheetOf(await fileOf([plain], [['a\u0000b\u001Fc\rd\r\ne\uFFFF'], ['_x0041_']]));
    expect(sheet).toContain('>a_x0000_b_x001F_c_x000D_d\ne_xFFFF_<');
    expect(sheet).toContain('>_x005F_x0041_<');
  });

  it('cuts texts at the limit of a cell', async () => {
    const [text] = await textsOf('x'.repeat(40_000));
    expect(text).toHaveLength(32_767);
  });

  it('has the rows of all pages, and columns after Z', async () => {
    const columns = Array.from({ length: 28 }, (_, place): FileColumn => ({ heading: `H${place}`, kind: 'plain' }));
    const row = (name: string): Cell[] => columns.map((_, place) => `${name}${place}`);
    const cells = await cellsOf(columns, [row('a'), row('b')], [], [row('c')]);
    expect(cells['!ref']).toBe('A1:AB4');
    expect(cells.AB4).toMatchObject({ v: 'c27' });
  });

  it('has only headings without rows', async () => {
    const cells = await cellsOf([plain, amount]);
    expect(cells['!ref']).toBe('A1:B1');
    expect(cells.B1).toMatchObject({ v: 'Premium (USD)' });
  });
});
