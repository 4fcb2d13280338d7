import { headings } from './policyImports.ts';
import { customer } from './quotes.ts';
import { lockedWorkbook, workbook, zipBomb } from './spreadsheets.ts';

const good = (number: string) => [headings, [number, customer, 'Home']];
/** Description, content, file name and expected error code. */
export const brokenFiles: [what: string, content: Buffer | string, filename: string, code: string][] = [
  ['text in a workbook’s name', 'just text', 'a.xlsx', 'import.kind'],
  ['a web page', '<table><tr><td>Policy Number</td></tr></table>', 'a.xls', 'import.kind'],
  ['a workbook in the name of text', workbook(good('K-1')), 'a.csv', 'import.kind'],
  ['a new workbook in the name of an old one', workbook(good('K-2')), 'a.xls', 'import.kind'],
  ['another ending', workbook(good('K-3')), 'a.ods', 'import.kind'],
  ['half of a workbook', workbook(good('K-4')).subarray(0, 900), 'a.xlsx', 'import.unreadable'],
  ['an archive of something else', zipBomb(1000), 'a.xlsx', 'import.unreadable'],
  ['an archive that unpacks to too much', zipBomb(80 * 1024 * 1024), 'a.xlsx', 'import.tooLarge'],
  ['a locked workbook', lockedWorkbook(), 'a.xlsx', 'import.locked'],
  ['nothing but headings', workbook([headings]), 'a.xlsx', 'import.empty'],
  ['nothing at all', workbook([]), 'a.xlsx', 'import.empty'],
  ['no bytes', '', 'a.xlsx', 'import.missing'],
  ['a missing column', workbook([headings.slice(1), ['x', 'y']]), 'a.xlsx', 'import.columnMissing'],
  ['a column that is there twice', workbook([[...headings, 'insurance'], ['x']]), 'a.xlsx', 'import.columnTwice'],
  ['an unknown column', workbook([[...headings, 'Colour'], ['x']]), 'a.xlsx', 'import.columnUnknown'],
  ['a column without a heading', workbook([headings, ['a', 'b', 'c', 'd']]), 'a.xlsx', 'import.columnUnknown'],
];
