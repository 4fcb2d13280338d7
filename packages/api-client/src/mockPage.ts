import type { MockRequest, Refusal } from './mock';

/** Page of a list. */
export const pageOf = <T>(content: T[], total = content.length, size = 20) => ({
  content,
  totalElements: total,
  totalIsCapped: false,
  numberOfElements: content.length,
  totalPages: Math.ceil(total / size),
});

/** Search, filter and sort rules of a mock list, by parameter name. */
export interface ListRules<T> {
  /** Text that must contain the search text. */
  search?: Record<string, (row: T) => string>;
  /** Value that must equal the parameter. */
  filter?: Record<string, (row: T) => string | number | boolean>;
  /** Sort key by name. Other sort orders keep the order of the rows. */
  sort?: Record<string, (row: T) => string | number>;
}

/** Searches, filters, sorts and pages `rows` like the server. */
export function listOf<T>(rows: readonly T[], query: URLSearchParams, rules: ListRules<T> = {}) {
  const activeRules = <V>(among: Record<string, V> = {}) =>
    Object.entries(among).flatMap(([name, of]) => {
      const value = query.get(name);
      return value === null ? [] : [{ value, of }];
    });
  const found = rows
    .filter((row) =>
      activeRules(rules.search).every(({ value, of }) => of(row).toLowerCase().includes(value.toLowerCase())),
    )
    .filter((row) => activeRules(rules.filter).every(({ value, of }) => String(of(row)) === value));
  const by = rules.sort?.[query.get('sortBy') ?? ''];
  if (by) found.sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
  if (query.get('ascOrDesc') === 'desc') found.reverse();
  const size = Number(query.get('pageSize') ?? 20);
  const start = Number(query.get('pageNo') ?? 0) * size;
  return pageOf(found.slice(start, start + size), found.length, size);
}

/** Total of the amounts in US dollars of these rows, as the server sums a list. */
export const listTotalOf = <T>(rows: readonly T[], amountOf: (row: T) => number | null) => ({
  count: rows.length,
  isCapped: false,
  total: Math.round(rows.reduce((sum, row) => sum + (amountOf(row) ?? 0), 0) * 100) / 100,
});

/** Answer with the row whose id is in the path, or `missing`. */
export const rowOf =
  <T extends { id: string }>(rows: readonly T[], missing: Refusal) =>
  ({ path }: MockRequest): T | Refusal =>
    rows.find(({ id }) => id === path.id) ?? missing;
