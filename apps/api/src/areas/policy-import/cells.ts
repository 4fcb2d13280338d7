import { dateOf, dayFrom, isMoney, reordering, TEXT_MAX_LENGTH, toCents } from '@fairlead/rules';
import type { Message } from '../../messages/index.ts';
import type { Cell } from './sheet.ts';

/** What a cell says, or what is wrong with it; `undefined` of an empty one. */
type Read<T> = { value: T | undefined } | { problem: Message };

/** Reads a cell of the column that is called `heading`. */
export type CellReader<T> = (cell: Cell | undefined, heading: string) => Read<T>;

/** Nothing more was typed than fits into the column of a table. */
const PREMIUM_LIMIT = 99_999_999.99;

/** Of cells that have a value. */
const reader =
  <T>(read: (cell: Exclude<Cell, { kind: 'formula' }>, heading: string) => T | Message): CellReader<T> =>
  (cell, heading) => {
    if (!cell) return { value: undefined };
    if (cell.kind === 'formula') return { problem: { code: 'import.formula' } };
    const value = read(cell, heading);
    return isProblem(value) ? { problem: value } : { value };
  };

const isProblem = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'code' in value;

/** A text; a number is taken as the spreadsheet shows it, with the zeros before it. */
export const text = (limit: number = TEXT_MAX_LENGTH): CellReader<string> =>
  reader<string>((cell, label) => {
    if (cell.kind === 'number' && !Number.isSafeInteger(cell.number) && Math.abs(cell.number) > 2 ** 53)
      return { code: 'import.longNumber' };
    const typed = cell.kind === 'number' ? cell.shown : cell.text;
    if (typed.length > limit) return { code: 'field.maxLength', params: { label, limit } };
    if (typed.includes('\0') || !typed.isWellFormed()) return { code: 'field.character', params: { label } };
    return reordering.test(typed) ? { code: 'field.unseen', params: { label } } : typed;
  });

/** A day as `YYYY-MM-DD`: a cell that is a date, or a text as the portal shows days or as ISO writes them. */
export const day: CellReader<string> = reader<string>((cell) => {
  if (cell.kind === 'number') return onTheCalendar(cell.day) ?? { code: 'import.date' };
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell.text);
  const date = american ? `${american[3]}-${american[1]}-${american[2]}` : cell.text;
  return onTheCalendar(date) ?? { code: 'import.date' };
});

function onTheCalendar(date: string | undefined): string | undefined {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date ?? '');
  const found = parts && dayFrom(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  // no insurance of today began before, or ends after
  const year = Number(parts?.[1]);
  return found === undefined || found === null || year < 1970 || year > 9999 ? undefined : dateOf(found);
}

/** US dollars, as integer cents; a text may have the sign and commas. */
export const cents: CellReader<number> = reader<number>((cell) => {
  const typed = cell.kind === 'number' ? cell.number : amountOf(cell.text);
  if (cell.kind === 'number' && cell.day !== undefined) return { code: 'import.amount' };
  return typed >= 0 && typed <= PREMIUM_LIMIT && isMoney(typed) ? toCents(typed) : { code: 'import.amount' };
});

const amountOf = (typed: string): number =>
  /^\$?\s*(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(typed) ? Number(typed.replaceAll(/[$,\s]/g, '')) : Number.NaN;

/** One of these, in whatever letters, with spaces as people write them. */
export const oneOf = <T extends string>(choices: readonly T[]): CellReader<T> =>
  reader<T>((cell, label) => {
    const typed = cell.kind === 'number' ? cell.shown : cell.text;
    const wanted = typed.toUpperCase().replaceAll(/[\s_-]+/g, '_');
    const found = choices.find((choice) => choice === wanted);
    return found ?? { code: 'field.choice', params: { label, choices: choices.join(', ') } };
  });
