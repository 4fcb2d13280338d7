import type { PathOf, PayloadOf, paths, Read } from '@fairlead/api-client/client';
import { DEFAULT_PAGE_SIZE, pageSizes as tablePageSizes } from '@fairlead/rules';
import type { LabelKey, Messages } from '../language';

export type ListPath = {
  [P in PathOf<'get'>]: PayloadOf<'get', P> extends { content: unknown[]; totalElements: number } ? P : never;
}[PathOf<'get'>];
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
  /** Filter options. The first is the default. Defaults to no filter. */
  filters?: Readonly<Record<string, FilterOption<P, N>>>;
  /** Options of the sort control, as `sortBy.asc`. The first is the default. */
  sorts: { readonly [By in Sort<SortKeyOf<P>>]?: LabelKey<N> };
  /** Additional sort keys of column headers. */
  heads?: readonly SortKeyOf<P>[];
  pageSizes?: readonly number[];
  /** Default rows per page. Defaults to the smallest choice. */
  pageSize?: number;
}

/** Newest or oldest first. */
export const dateSorts = {
  'creationDate.desc': 'kit:sort.dateDesc',
  'creationDate.asc': 'kit:sort.dateAsc',
} as const;
/** By name, in both directions. */
export const nameSorts = { 'name.desc': 'kit:sort.nameDesc', 'name.asc': 'kit:sort.nameAsc' } as const;

/** State of a list. The address holds all of it, so Back, a reload and a shared link restore it. */
export interface ListState {
  searchBy: string | undefined;
  text: string;
  filter: string;
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

export interface ListDefinition<P extends ListPath> {
  messages: keyof Messages;
  path: P;
  searchBy: Readonly<Record<string, string>>;
  filters: Readonly<Record<string, DefinedFilter<P>>>;
  sorts: Readonly<Record<string, string>>;
  pageSizes: readonly number[];
  parseState: (search: URLSearchParams) => ListState;
  read: (search: URLSearchParams) => Read<P>;
}

/** Sort key without its direction. */
const sortKeyOf = (sort: string): string => sort.split('.')[0] ?? '';

/** Defines a list: its request, and the choices of search, filter and sorting with their labels. */
export function defineList<P extends ListPath, N extends keyof Messages>(
  options: ListOptions<P, N>,
): ListDefinition<P> {
  const { messages, path, fixed, preselect, heads = [], pageSizes: sizes = tablePageSizes } = options;
  const searchBy = (options.searchBy ?? {}) as Readonly<Record<string, string>>;
  const filters: ListDefinition<P>['filters'] = options.filters ?? { all: { label: 'kit:filter.all' } };
  const sorts = options.sorts as Readonly<Record<string, string>>;
  const sortKeys = new Set<string>([...Object.keys(sorts).map(sortKeyOf), ...heads]);
  const isSort = (value: string | null): value is Sort =>
    /^\w+\.(asc|desc)$/.test(value ?? '') && sortKeys.has(sortKeyOf(value ?? ''));
  const defaultSort = Object.keys(sorts)[0] as Sort;
  const defaultPageSize = options.pageSize ?? sizes[0] ?? DEFAULT_PAGE_SIZE;
  const parseState = (search: URLSearchParams): ListState => {
    const by = search.get('by') ?? '';
    const sort = search.get('sort');
    const page = Number(search.get('page') ?? 1);
    const size = Number(search.get('size'));
    const filter = search.get('filter') ?? '';
    return {
      searchBy: Object.hasOwn(searchBy, by) ? by : preselect ? Object.keys(searchBy)[0] : undefined,
      text: search.get('q') ?? '',
      filter: Object.hasOwn(filters, filter) ? filter : (Object.keys(filters)[0] ?? ''),
      sort: isSort(sort) ? sort : defaultSort,
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: sizes.includes(size) ? size : defaultPageSize,
    };
  };
  return {
    messages,
    path,
    searchBy,
    filters,
    sorts,
    pageSizes: sizes,
    parseState,
    read: (search) => {
      const state = parseState(search);
      const [sortBy, ascOrDesc] = state.sort.split('.');
      const query = {
        ...fixed,
        ...filters[state.filter]?.query,
        ...(state.searchBy && state.text ? { [state.searchBy]: state.text } : {}),
        sortBy,
        ascOrDesc,
        pageNo: state.page,
        pageSize: state.pageSize,
      };
      return [path, { query }] as unknown as Read<P>;
    },
  };
}
