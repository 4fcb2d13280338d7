import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx';
import type { Cell, ReadRequest, Row, Sheet, Unreadable } from './sheet.ts';
import { isZipWithin } from './zipSize.ts';

/** Maximum unpacked size of a workbook in bytes. No real 5 MB file has reached it. */
const UNPACKED_LIMIT = 64 * 1024 * 1024;

/** Sheet name of the template. A workbook without it is read from its first sheet. */
export const SHEET_NAME = 'Policies';

/** The library exports these functions without types. */
const dates = SSF as {
  is_date(format: string): boolean;
  parse_date_code(serial: number, options: { date1904: boolean }): { y: number; m: number; d: number } | null;
};

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Stream name of password-protected workbooks. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Parses the rows of a spreadsheet. Runs in a worker, because a crafted file can take very long. */
export function parseSheet({ content, fileName, rows }: ReadRequest): Sheet {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const found = kindOf(bytes, fileName);
  if (found !== 'text' && found !== 'workbook') return { refused: found };
  const options = { dense: true, cellNF: true, cellHTML: false, sheetRows: rows };
  try {
    const book =
      found === 'text'
        ? read(decode(bytes), { ...options, type: 'string', raw: true })
        : read(bytes, { ...options, type: 'buffer' });
    return { rows: rowsOf(book) };
  } catch (error) {
    return { refused: isLocked(error) ? 'import.locked' : 'import.unreadable' };
  }
}

/**
 * Detects the kind of file by its first bytes and its extension, which must match. The library alone would also accept HTML.
 */
function kindOf(bytes: Buffer, fileName: string): 'text' | 'workbook' | Unreadable {
  const ending = /\.\w+$/.exec(fileName.toLowerCase())?.[0];
  if (ending === '.csv') return bytes.includes(0) && !utf16Of(bytes) ? 'import.kind' : 'text';
  // password-protected workbooks use the old container format, whatever their extension
  if ((ending === '.xls' || ending === '.xlsx') && bytes.subarray(0, OLE.length).equals(OLE))
    return bytes.includes(ENCRYPTED) ? 'import.locked' : 'workbook';
  if (ending !== '.xlsx' || !bytes.subarray(0, ZIP.length).equals(ZIP)) return 'import.kind';
  try {
    return isZipWithin(bytes, UNPACKED_LIMIT) ? 'workbook' : 'import.tooLarge';
  } catch {
    return 'import.unreadable';
  }
}

/** Encoding of a file that starts with the byte order mark of UTF-16, such as "Unicode Text" of Excel. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

/** Spreadsheets use UTF-8, UTF-16 or Windows-1252. In Windows-1252 every byte is a valid character. */
function decode(bytes: Buffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isLocked = (error: unknown): boolean => error instanceof Error && /password|encrypt/i.test(error.message);

function rowsOf(book: WorkBook): Row[] {
  const name = book.SheetNames.find((each) => each === SHEET_NAME) ?? book.SheetNames[0];
  const data = (name !== undefined && book.Sheets[name]?.['!data']) || [];
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const rows: Row[] = [];
  // ignores the declared size of the sheet and visits existing rows and cells only
  data.forEach((line, index) => {
    const cells: (Cell | undefined)[] = [];
    line?.forEach((cell, column) => {
      const read = cellOf(cell, date1904);
      if (read) cells[column] = read;
    });
    if (cells.length > 0) rows.push({ at: index + 1, cells });
  });
  return rows;
}

function cellOf(cell: CellObject | undefined, date1904: boolean): Cell | undefined {
  if (!cell) return undefined;
  const { t, v, f, z, w } = cell;
  if (t === 'e' || (f !== undefined && v === undefined)) return { kind: 'formula' };
  if (typeof v === 'number') {
    const format = typeof z === 'string' ? z : 'General';
    const day = dates.is_date(format) ? dayOf(v, date1904) : undefined;
    const shown = format === 'General' ? String(v) : (w ?? String(v));
    return { kind: 'number', number: v, shown: shown.trim(), ...(day && { day }) };
  }
  if (typeof v === 'boolean') return { kind: 'text', text: v ? 'TRUE' : 'FALSE' };
  const text = typeof v === 'string' ? v.trim() : '';
  return text === '' ? undefined : { kind: 'text', text };
}

function dayOf(serial: number, date1904: boolean): string | undefined {
  const date = dates.parse_date_code(serial, { date1904 });
  if (!date) return undefined;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${String(date.y).padStart(4, '0')}-${pad(date.m)}-${pad(date.d)}`;
}
