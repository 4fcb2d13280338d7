import { utils, write } from '@e965/xlsx';
import type { Language } from '@fairlead/rules';
import { messageText, translate } from '../../messages/index.ts';
import { columns, fields } from './columns.ts';
import { SHEET_NAME } from './parseSheet.ts';

const widths = (characters: readonly number[]) => ({ '!cols': characters.map((wch) => ({ wch })) });

/** Template workbook: headings and an example row, and a second sheet that explains each column. */
export function policyTemplate(language: Language): Buffer {
  const headings = fields.map((field) => columns[field].heading);
  const sheet = utils.aoa_to_sheet([headings]);
  const word = (key: 'import.help.column' | 'import.help.required' | 'import.help.note' | 'import.help.example') =>
    messageText(language, key);
  const help = utils.aoa_to_sheet([
    [word('import.help.column'), word('import.help.required'), word('import.help.note'), word('import.help.example')],
    ...fields.map((field) => {
      const { heading, required, note, example } = columns[field];
      return [heading, required ? '✓' : '', translate(language, note), example];
    }),
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, { ...sheet, ...widths(headings.map(({ length }) => length + 6)) }, SHEET_NAME);
  utils.book_append_sheet(book, { ...help, ...widths([20, 12, 80, 24]) }, messageText(language, 'import.help.sheet'));
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
