/**
 * Places where a spreadsheet could begin to read a formula: the beginning of a text, and what follows a character that separates
 * cells in some languages. See https://owasp.org/www-community/attacks/CSV_Injection.
 */
const formulaStarts = /^(?=[=+\-@\t\r\n])|(?<=[;\t\r\n])(?=[=+\-@])/g;

/** Prevents that a spreadsheet reads a part of a text as a formula. */
const neutralized = (text: string): string => text.replaceAll(formulaStarts, "'");

/** Field of a CSV file, as of RFC 4180. */
function fieldOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = neutralized(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Start of a CSV file. Excel reads a file as UTF-8 only if it starts with this mark. */
export const CSV_START = '\uFEFF';

/** Line of a CSV file. Texts never become formulas of a spreadsheet. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(fieldOf).join(',')}\r\n`;
