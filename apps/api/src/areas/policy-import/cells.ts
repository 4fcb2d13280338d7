import {
  contactLimits,
  countCharacters,
  dateOf,
  dayFrom,
  isMoney,
  reordering,
  TEXT_MAX_LENGTH,
  toCents,
} from '@fairlead/rules';
import type { Message } from '../../messages/index.ts';
import type { Cell } from './sheet.ts';

/** Value of a cell, undefined when it is empty, or a validation error. */
type ReadResult<T> = { value: T | undefined } | { problem: Message };

/** Reads a cell of the column named `heading`. */
export type CellReader<T> = (cell: Cell | undefined, heading: string) => ReadResult<T>;

/** Maximum premium that fits the table column. */
const PREMIUM_LIMIT = 99_999_999.99;

/** Builds a cell reader that handles empty cells and formulas. */
const cellReader =
  <T>(read: (cell: Exclude<Cell, { kind: 'formula' }>, heading: string) => T | Message): CellReader<T> =>
  (cell, heading) => {
    if (!cell) return { value: undefined };
    if (cell.kind === 'formula') return { problem: { code: 'import.formula' } };
    const value = read(cell, heading);
    return isProblem(value) ? { problem: value } : { value };
  };

const isProblem = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'code' in value;

/** Text. Numbers are read as the spreadsheet displays them, including leading zeros. */
export const text = (limit: number = TEXT_MAX_LENGTH): CellReader<string> =>
  cellReader<string>((cell, label) => {
    if (cell.kind === 'number' && !Number.isSafeInteger(cell.number) && Math.abs(cell.number) > 2 ** 53)
      return { code: 'import.longNumber' };
    const typed = cell.kind === 'number' ? cell.shown : cell.text;
    if (countCharacters(typed) > limit) return { code: 'field.maxLength', params: { label, limit } };
    if (typed.includes('\0') || !typed.isWellFormed()) return { code: 'field.character', params: { label } };
    return reordering.test(typed) ? { code: 'field.unseen', params: { label } } : typed;
  });

/** Digits of a number without its country code in the United States and Canada. */
const NATIONAL_DIGITS = 10;

/** Phone number in the format of contacts: `+` and digits. Numbers without a country code are of the United States. */
export const phone: CellReader<string> = cellReader<string>((cell) => {
  const typed = cell.kind === 'number' ? cell.shown : cell.text;
  const digits = typed.replaceAll(/\D/g, '');
  const isPhone = /^\+?[\d\s().-]+$/.test(typed) && digits.length >= 7 && digits.length < contactLimits.phone;
  if (!isPhone) return { code: 'import.phone' };
  return !typed.startsWith('+') && digits.length === NATIONAL_DIGITS ? `+1${digits}` : `+${digits}`;
});

/** Date as `YYYY-MM-DD`, from a date cell or from text in the format of the portal or ISO 8601. */
export const day: CellReader<string> = cellReader<string>((cell) => {
  if (cell.kind === 'number') return validDate(cell.day) ?? { code: 'import.date' };
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell.text);
  const date = american ? `${american[3]}-${american[1]}-${american[2]}` : cell.text;
  return validDate(date) ?? { code: 'import.date' };
});

function validDate(date: string | undefined): string | undefined {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date ?? '');
  const found = parts && dayFrom(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  // rejects years outside the plausible range of a policy
  const year = Number(parts?.[1]);
  return found === undefined || found === null || year < 1970 || year > 9999 ? undefined : dateOf(found);
}

/** US dollars as integer cents. Text may include the currency sign and commas. */
export const cents: CellReader<number> = cellReader<number>((cell) => {
  const typed = cell.kind === 'number' ? cell.number : amountOf(cell.text);
  if (cell.kind === 'number' && cell.day !== undefined) return { code: 'import.amount' };
  return typed >= 0 && typed <= PREMIUM_LIMIT && isMoney(typed) ? toCents(typed) : { code: 'import.amount' };
});

const amountOf = (typed: string): number =>
  /^\$?\s*(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(typed) ? Number(typed.replaceAll(/[$,\s]/g, '')) : Number.NaN;

/** One of the choices, in any letter case, with spaces, hyphens or underscores. */
export const oneOf = <T extends string>(choices: readonly T[]): CellReader<T> =>
  cellReader<T>((cell, label) => {
    const typed = cell.kind === 'number' ? cell.shown : cell.text;
    const normalized = typed.toUpperCase().replaceAll(/[\s_-]+/g, '_');
    const found = choices.find((choice) => choice === normalized);
    return found ?? { code: 'field.choice', params: { label, choices: choices.join(', ') } };
  });
