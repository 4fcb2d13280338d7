import {
  DAY,
  dateOf,
  dayIn,
  type FilteredList,
  type FilterField,
  type FilterFieldOf,
  isFilter,
  type ListFilter,
  listFilters,
  ME,
  parseFilters,
  secondsOf,
} from '@fairlead/rules';
import { type AnyColumn, and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { InvalidRequest } from '../contract/problem.ts';
import type { Transaction } from '../db/scope.ts';
import { type SearchField, search } from '../db/search.ts';
import { nameContains } from '../db/text.ts';
import { timeZoneOfCaller, todayOf } from './agencyTime.ts';

/** Caller of a list, for filters by the caller's own records. */
export interface ListContext {
  userId: string;
  /** Unix seconds. */
  now: number;
}

interface FilterContext extends ListContext {
  tx: Transaction;
}

type Condition = (filter: ListFilter, context: FilterContext) => SQL | undefined | Promise<SQL | undefined>;

/** Condition of each filterable field of a list. */
export type FilterConditions<L extends FilteredList> = Readonly<Record<FilterFieldOf<L>, Condition>>;

/** Filter by an enum value or by a record. The column needs an index. */
export const byValue =
  (column: AnyColumn): Condition =>
  ({ operator, values }, { userId }) => {
    if (operator === 'empty') return isNull(column);
    const wanted = values.map((value) => (value === ME ? userId : value));
    return wanted.length === 1 ? eq(column, wanted[0]) : inArray(column, wanted);
  };

/** Filter by a text with a search index. `column` refers to the searched record. */
export const byText =
  (field: SearchField, column?: AnyColumn): Condition =>
  ({ values: [text = ''] }, { tx }) =>
    search(tx, field, text, column);

/** Filter by a text without a search index, for lists that an index already limits to few rows. */
export const byContained =
  (column: AnyColumn): Condition =>
  ({ values: [text = ''] }) =>
    nameContains(column, text);

/** Filter by whether something is true. */
export const byFlag =
  (condition: (wanted: boolean) => SQL | undefined): Condition =>
  ({ values: [value] }) =>
    condition(value === 'true');

/** Filter by alternatives that are conditions of their own. */
export const byChoice =
  (condition: (values: readonly string[]) => SQL | undefined): Condition =>
  ({ values }) =>
    condition(values);

/** First and last day of a filter, in unix seconds. `today` is the day of the agency. */
function daysOf({ operator, values }: ListFilter, today: number): [first: number, last: number] {
  const [first = '', second = ''] = values;
  if (operator === 'between') return [secondsOf(first), secondsOf(second)];
  return operator === 'next' ? [today, today + Number(first) * DAY] : [today - Number(first) * DAY, today];
}

/** Filter by a calendar day. The column needs an index. */
export const byDay =
  (column: AnyColumn): Condition =>
  async (filter, { tx, now }) => {
    if (filter.operator === 'empty') return isNull(column);
    const [first, last] = daysOf(filter, await todayOf(tx, now));
    return and(gte(column, dateOf(first)), lt(column, dateOf(last + DAY)));
  };

/** Filter by the day of a point in time, in the time zone of the agency. The column needs an index. */
export const byInstant =
  (column: AnyColumn): Condition =>
  async (filter, { tx, now }) => {
    const timeZone = await timeZoneOfCaller(tx);
    const [first, last] = daysOf(filter, dayIn(timeZone, now));
    const startOf = (day: number) => sql`(${dateOf(day)}::timestamp at time zone ${timeZone})`;
    return and(gte(column, startOf(first)), lt(column, startOf(last + DAY)));
  };

/**
 * Condition of the parameter `filters`.
 *
 * @throws InvalidRequest with the name of the field that the list does not have or whose value is not valid.
 */
export async function filterCondition<L extends FilteredList>(
  list: L,
  conditions: FilterConditions<L>,
  text: string | undefined,
  context: FilterContext,
): Promise<SQL | undefined> {
  if (text === undefined) return undefined;
  const filters = parseFilters(text);
  if (!filters) throw new InvalidRequest([{ field: 'filters', code: 'field.filters' }]);
  const fields: Readonly<Record<string, FilterField>> = listFilters[list];
  const all: Readonly<Record<string, Condition>> = conditions;
  const parts: (SQL | undefined)[] = [];
  for (const filter of filters) {
    const { field: name } = filter;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || !isFilter(field, filter)) {
      const code = field ? 'field.filterValue' : 'field.filterUnknown';
      throw new InvalidRequest([{ field: `filters.${name}`, code, params: { name } }]);
    }
    parts.push(await all[name]?.(filter, context));
  }
  return and(...parts);
}
