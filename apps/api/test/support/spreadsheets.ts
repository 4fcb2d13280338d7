import { deflateRawSync } from 'node:zlib';
import { type BookType, CFB, utils, type WorkBook, write } from '@e965/xlsx';

/** Value of a cell: plain, or with a format, a formula or an error. */
export type CellInput = string | number | boolean | null | { t: 'n' | 's' | 'e'; v?: unknown; z?: string; f?: string };

/** Returns the bytes of a workbook. */
export function workbook(
  rows: readonly (readonly CellInput[])[],
  { bookType = 'xlsx', date1904 = false }: { bookType?: BookType; date1904?: boolean } = {},
): Buffer {
  const book: WorkBook = utils.book_new();
  book.Workbook = { WBProps: { date1904 } };
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Policies');
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}

/** Encrypted workbook. Its container is that of older workbook formats. */
export function lockedWorkbook(): Buffer {
  const file = CFB.utils.cfb_new();
  const info = Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from('<encryption/>')]);
  CFB.utils.cfb_add(file, '/EncryptionInfo', info);
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(64, 7));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** Zip archive that unpacks to `bytes` bytes but declares a size of 0. */
export function zipBomb(bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}
