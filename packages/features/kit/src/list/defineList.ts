import type { AnyGetRequest, PathOf, PayloadOf, paths, Read } from '@fairlead/api-client/client';
import {
  DEFAULT_PAGE_SIZE,
  type FilteredList,
  type FilterField,
  type FilterFieldOf,
  type ListFilter,
  listFilters,
  printFilters,
  type Role,
  readFilters,
  pageSizes as tablePageSizes,
} from '@fairlead/rules';
import type { Visit } from '../feature';
import type { LabelKey, Messages } from '../language';

export type ListPath = {
  [P in PathOf<'get'>]: PayloadOf<'get', P> extends { content: unknown[]; totalElements: number } ? P : never;
}[PathOf<'get'>];
/** Endpoints with the totals of a list. */
export type TotalsPath = {
  [P in ListPath]: `${P}/totals` extends PathOf<'get'> ? `${P}/totals` : never;
}[ListPath];
type QueryOf<P extends ListPath> = NonNullable<paths[P]['get']['parameters']['query']>;
/** Sort keys of the endpoint. */
type SortKeyOf<P extends ListPath> = QueryOf<P> extends { sortBy?: infer By } ? By & string : string;

export type Sort<By extends string = string> = `${By}.${'asc' | 'desc'}`;

/** Option of the filter. */
interface FilterOption<P extends ListPath, N extends keyof Messages> {
  label: LabelKey<N>;
  /** Values in the text of the label: numbers, or message keys. */
  values?: Readonly<Record<string, number | LabelKey<N>>>;
  /** Parameters of the request. */
  query?: Partial<QueryOf<P>>;
  /** For links from other pages: the filter shows the option only while it is active. */
  linked?: boolean;
}

interface FieldLabels<N extends keyof Messages> {
  label: LabelKey<N>;
  /** Message key of the values of a choice, without the value: `policyStatus` for `policyStatus.ACTIVE`. */
  values?: string;
  /** Parameter of the request with the same meaning. A filter option with this parameter is shown as a filter of the field. */
  parameter?: string;
}

/** Tab above the list that every user has. */
interface BuiltInView<N extends keyof Messages> {
  label: LabelKey<N>;
  /** Query of the address. */
  query: string;
}

/** Filterable fields of a list with their labels, and its built-in views after "All". */
type FilterOptions<N extends keyof Messages> = {
  [L in FilteredList]: {
    list: L;
    fields: { readonly [F in FilterFieldOf<L>]: FieldLabels<N> };
    views?: readonly BuiltInView<N>[];
  };
}[FilteredList];

/** Request and choices of a list, with the message keys of their labels. */
export interface ListOptions<P extends ListPath, N extends keyof Messages> {
  /** Namespace of the labels. */
  messages: N;
  path: P;
  /** Parameters of every request. */
  fixed?: Partial<QueryOf<P>>;
  /** Parameters that search by text. Defaults to none. */
  searchBy?: { readonly [By in keyof QueryOf<P> & string]?: LabelKey<N> };
  /** Preselects the first search field. */
  preselect?: boolean;
  /** Filter options after "All", which is the default. Without any, the list has no filter. */
  filters?: Readonly<Record<string, FilterOption<P, N>>>;
  /** Fields by which users can filter, and the built-in views. Without them, the list has neither chips nor views. */
  filterBy?: FilterOptions<N>;
  /** Options of the sort control, as `sortBy.asc`. The first is the default. */
  sorts: { readonly [By in Sort<SortKeyOf<P>>]?: LabelKey<N> };
  /** Additional sort keys of column headers. */
  sortableColumns?: readonly SortKeyOf<P>[];
  /** Adds the export to the tools of the list. The API must have the operation for it. */
  exportable?: `${P}/export` extends PathOf<'get'> ? boolean : false;
  /** The list shows the total of all rows that match the filters. The API must have the operation for it. */
  totaled?: `${P}/totals` extends PathOf<'get'> ? boolean : false;
  /** Ids of the columns that a file cannot show, such as those with buttons. */
  notExported?: readonly string[];
  pageSizes?: readonly number[];
  /** Default rows per page. Defaults to the smallest choice. */
  pageSize?: number;
}

type BothDirections<Labels extends Readonly<Record<string, string>>> = {
  [S in Sort<keyof Labels & string>]: S extends `${infer By}.${infer Direction}`
    ? `${Labels[By]}${Capitalize<Direction>}`
    : never;
};

/**
 * Sort options in both directions, descending first. A label is a message key without its ending `Desc` or `Asc`.
 *
 * @example
 * sorts: sortsBy({ effectiveDate: 'sort.effective' })
 */
export const sortsBy = <const Labels extends Readonly<Record<string, string>>>(labels: Labels) =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([by, label]) => [
      [`${by}.desc`, `${label}Desc`],
      [`${by}.asc`, `${label}Asc`],
    ]),
  ) as BothDirections<Labels>;

/** Newest or oldest first. */
export const dateSorts = sortsBy({ creationDate: 'kit:sort.date' });
/** By name, in both directions. */
export const nameSorts = sortsBy({ name: 'kit:sort.name' });

/** Filter options for records that are active or inactive, with the message keys of their labels. */
export const activeFilters = <L extends string>(active: L, inactive: L) => ({
  active: { label: active, query: { active: true } },
  inactive: { label: inactive, query: { active: false } },
});

/** Filter id of an enum value: the value in camel case. Links to a filtered list use it. */
export const filterOf = (value: string) =>
  value.toLowerCase().replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Filter options for the values of an enum, labelled by its message keys.
 *
 * @param sentence Message key of the label, with the value's own label as `{{type}}`.
 * @example
 * filters: enumFilters('status', 'adminStatus', ['INVITED', 'ACTIVE'])
 */
export function enumFilters<By extends string, L extends string, const V extends string>(
  parameter: By,
  labels: L,
  values: readonly V[],
): Record<string, { label: `${L}.${V}`; query: Record<By, V> }>;
export function enumFilters<By extends string, L extends string, const V extends string, S extends string>(
  parameter: By,
  labels: L,
  values: readonly V[],
  sentence: S,
): Record<string, { label: S; values: { type: `${L}.${V}` }; query: Record<By, V> }>;
export function enumFilters(parameter: string, labels: string, values: readonly string[], sentence?: string) {
  return Object.fromEntries(
    values.map((value) => {
      const query = { [parameter]: value };
      const label = `${labels}.${value}`;
      return [filterOf(value), sentence ? { label: sentence, values: { type: label }, query } : { label, query }];
    }),
  );
}

/** State of a list. The address holds all of it, so Back, a reload and a shared link restore it. */
export interface ListState {
  searchBy: string | undefined;
  text: string;
  filter: string;
  /** Conditions that a row must match, with the one of `filter` where it is a condition of a field. */
  filters: readonly ListFilter[];
  /** Saved view from which the state was opened. */
  view: string | undefined;
  sort: Sort;
  /** Zero-based, as in the API. The address counts from 1. */
  page: number;
  pageSize: number;
}

interface DefinedFilter<P extends ListPath> {
  label: string;
  values?: Readonly<Record<string, number | string>>;
  query?: Partial<QueryOf<P>>;
  linked?: boolean;
}

/** Filterable fields and built-in views of a list. */
export interface ListFiltering {
  list: FilteredList;
  fields: Readonly<Record<string, DefinedField>>;
  views: readonly { label: string; query: string }[];
}

/** Filterable field, with the message keys of its labels. */
export interface DefinedField {
  field: FilterField;
  label: string;
  values: string | undefined;
  parameter: string | undefined;
}

export interface ListDefinition<P extends ListPath> {
  messages: keyof Messages;
  path: P;
  fixed: Partial<QueryOf<P>> | undefined;
  searchBy: Readonly<Record<string, string>>;
  filters: Readonly<Record<string, DefinedFilter<P>>>;
  filtering: ListFiltering | undefined;
  sorts: Readonly<Record<string, string>>;
  exportable: boolean;
  notExported: readonly string[];
  pageSizes: readonly number[];
  parseState: (search: URLSearchParams) => ListState;
  read: (search: URLSearchParams) => Read<P>;
  /** Request of the total of all rows. Undefined for lists without one. */
  totalsRead: (search: URLSearchParams) => Read<TotalsPath> | undefined;
  /** Requests of the first page and of the saved views, if the list and the role have views. */
  firstReads: (visit: Pick<Visit<unknown>, 'search' | 'role'>) => readonly AnyGetRequest[];
}

/** Whether users of the role save views. */
export const hasViews = (role: Role | undefined): boolean => role === 'AGENT' || role === 'ADMIN';

/** Request of the saved views of a list. */
export const viewsRead = (
  filtering: ListFiltering | undefined,
  role: Role | undefined,
): Read<'/api/list-views/all'> | null =>
  filtering && hasViews(role) ? ['/api/list-views/all', { query: { list: filtering.list } }] : null;

/** Sort key without its direction. */
const sortKeyOf = (sort: string): string => sort.split('.')[0] ?? '';

function filteringOf<N extends keyof Messages>(options: FilterOptions<N> | undefined): ListFiltering | undefined {
  if (!options) return undefined;
  const { list, views = [] } = options;
  const known: Readonly<Record<string, FilterField>> = listFilters[list];
  const labelled: Readonly<Record<string, FieldLabels<N>>> = options.fields;
  const fields = Object.entries(known).map(([name, field]) => {
    const { label = '', values, parameter } = labelled[name] ?? {};
    return [name, { field, label, values, parameter }] as const;
  });
  return { list, views, fields: Object.fromEntries(fields) };
}

/** Filters of the address that are not an option of the filter control. */
const chosenFilters = (filtering: ListFiltering | undefined, search: URLSearchParams): ListFilter[] =>
  filtering ? readFilters(listFilters[filtering.list], search.get('filters')) : [];

/** The filter of a field with the same meaning as an option of the filter control. */
export function conditionOf(
  filtering: ListFiltering | undefined,
  option: { query?: object } | undefined,
): readonly ListFilter[] {
  const [entry, ...others] = Object.entries(option?.query ?? {}) as [string, unknown][];
  if (!entry || others.length > 0 || !filtering) return [];
  const [parameter, value] = entry;
  const found = Object.entries(filtering.fields).find(([, field]) => field.parameter === parameter);
  return found ? [{ field: found[0], operator: 'is', values: [String(value)] }] : [];
}

/** Defines a list: its request, and the choices of search, filter and sorting with their labels. */
export function defineList<P extends ListPath, N extends keyof Messages>(
  options: ListOptions<P, N>,
): ListDefinition<P> {
  const { messages, path, fixed, preselect, sortableColumns = [] } = options;
  const { pageSizes: sizes = tablePageSizes } = options;
  const searchBy = (options.searchBy ?? {}) as Readonly<Record<string, string>>;
  const filters: ListDefinition<P>['filters'] = { all: { label: 'kit:filter.all' }, ...options.filters };
  const filtering = filteringOf(options.filterBy);
  const sorts = options.sorts as Readonly<Record<string, string>>;
  const sortKeys = new Set<string>([...Object.keys(sorts).map(sortKeyOf), ...sortableColumns]);
  const isSort = (value: string | null): value is Sort =>
    /^\w+\.(asc|desc)$/.test(value ?? '') && sortKeys.has(sortKeyOf(value ?? ''));
  const defaultSort = Object.keys(sorts)[0] as Sort;
  const defaultPageSize = options.pageSize ?? sizes[0] ?? DEFAULT_PAGE_SIZE;
  const parseState = (search: URLSearchParams): ListState => {
    const by = search.get('by') ?? '';
    const sort = search.get('sort');
    const page = Number(search.get('page') ?? 1);
    const size = Number(search.get('size'));
    const wanted = search.get('filter') ?? '';
    const filter = Object.hasOwn(filters, wanted) ? wanted : (Object.keys(filters)[0] ?? '');
    return {
      searchBy: Object.hasOwn(searchBy, by) ? by : preselect ? Object.keys(searchBy)[0] : undefined,
      text: search.get('q') ?? '',
      filter,
      filters: [...conditionOf(filtering, filters[filter]), ...chosenFilters(filtering, search)],
      view: search.get('view') ?? undefined,
      sort: isSort(sort) ? sort : defaultSort,
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: sizes.includes(size) ? size : defaultPageSize,
    };
  };
  /** Parameters that limit the rows. */
  const matching = (state: ListState, search: URLSearchParams) => {
    const chosen = chosenFilters(filtering, search);
    return {
      ...fixed,
      ...filters[state.filter]?.query,
      ...(chosen.length > 0 ? { filters: printFilters(chosen) } : {}),
      ...(state.searchBy && state.text ? { [state.searchBy]: state.text } : {}),
    };
  };
  const read: ListDefinition<P>['read'] = (search) => {
    const state = parseState(search);
    const [sortBy, ascOrDesc] = state.sort.split('.');
    const query = { ...matching(state, search), sortBy, ascOrDesc, pageNo: state.page, pageSize: state.pageSize };
    return [path, { query }] as unknown as Read<P>;
  };
  return {
    messages,
    path,
    fixed,
    searchBy,
    filters,
    filtering,
    sorts,
    exportable: options.exportable ?? false,
    notExported: options.notExported ?? [],
    pageSizes: sizes,
    parseState,
    read,
    totalsRead: (search) =>
      options.totaled
        ? ([`${path}/totals`, { query: matching(parseState(search), search) }] as unknown as Read<TotalsPath>)
        : undefined,
    firstReads: ({ search, role }) => {
      const views = viewsRead(filtering, role);
      const page = read(search) as unknown as AnyGetRequest;
      return views ? [page, views] : [page];
    },
  };
}

/** The same list on the page of another record: only the rows of that record, without search and filters. */
export const panelList = <P extends ListPath>(
  { messages, path, fixed, sorts }: ListDefinition<P>,
  ofRecord: Partial<QueryOf<P>>,
): ListDefinition<P> =>
  defineList({
    messages,
    path,
    fixed: { ...fixed, ...ofRecord },
    sorts: sorts as ListOptions<P, keyof Messages>['sorts'],
  });
