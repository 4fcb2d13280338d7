import type { PathOf, PayloadOf, paths, Read } from '@fairlead/api-client/client';
import { DEFAULT_PAGE_SIZE, pageSizes as tablePageSizes } from '@fairlead/rules';

export type ListPath = {
  [P in PathOf<'get'>]: PayloadOf<'get', P> extends { content: unknown[]; totalElements: number } ? P : never;
}[PathOf<'get'>];
type QueryOf<P extends ListPath> = NonNullable<paths[P]['get']['parameters']['query']>;
/** Sort keys of the endpoint. */
type SortKeyOf<P extends ListPath> = QueryOf<P> extends { sortBy?: infer By } ? By & string : string;

/** Request and choices of a list. */
export interface ListOptions<P extends ListPath> {
  path: P;
  /** Parameters of every request. */
  fixed?: Partial<QueryOf<P>>;
  /** Parameters that search by text. */
  searchBy: readonly (keyof QueryOf<P> & string)[];
  /** Preselects the first search field. */
  preselect?: boolean;
  /** Filter options with their parameters. The first is the default. */
  filters: Readonly<Record<string, Partial<QueryOf<P>>>>;
  /** Filter options for links from other pages. The filter shows such an option only while it is active. */
  linkedFilters?: readonly string[];
  /** Options of the sort control, as `sortBy.asc`. The first is the default. */
  sorts: readonly [Sort<SortKeyOf<P>>, ...Sort<SortKeyOf<P>>[]];
  /** Additional sort keys of column headers. */
  heads?: readonly SortKeyOf<P>[];
  pageSizes?: readonly number[];
  /** Default rows per page. Defaults to the smallest choice. */
  pageSize?: number;
}
export type Sort<By extends string = string> = `${By}.${'asc' | 'desc'}`;

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

export interface ListDefinition<P extends ListPath> extends ListOptions<P> {
  pageSizes: readonly number[];
  parseState: (search: URLSearchParams) => ListState;
  read: (search: URLSearchParams) => Read<P>;
}

/** Sort key without its direction. */
const sortKeyOf = (sort: string): string => sort.split('.')[0] ?? '';

export function defineList<P extends ListPath>(options: ListOptions<P>): ListDefinition<P> {
  const sizes = options.pageSizes ?? tablePageSizes;
  const sortKeys = new Set<string>([...options.sorts.map(sortKeyOf), ...(options.heads ?? [])]);
  const isSort = (value: string | null): value is Sort =>
    /^\w+\.(asc|desc)$/.test(value ?? '') && sortKeys.has(sortKeyOf(value ?? ''));
  const defaultPageSize = options.pageSize ?? sizes[0] ?? DEFAULT_PAGE_SIZE;
  const parseState = (search: URLSearchParams): ListState => {
    const by = search.get('by') ?? undefined;
    const sort = search.get('sort');
    const page = Number(search.get('page') ?? 1);
    const size = Number(search.get('size'));
    const filter = search.get('filter') ?? '';
    return {
      searchBy:
        by && (options.searchBy as readonly string[]).includes(by)
          ? by
          : options.preselect
            ? options.searchBy[0]
            : undefined,
      text: search.get('q') ?? '',
      filter: Object.hasOwn(options.filters, filter) ? filter : (Object.keys(options.filters)[0] ?? ''),
      sort: isSort(sort) ? sort : options.sorts[0],
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: sizes.includes(size) ? size : defaultPageSize,
    };
  };
  return {
    ...options,
    pageSizes: sizes,
    parseState,
    read: (search) => {
      const state = parseState(search);
      const [sortBy, ascOrDesc] = state.sort.split('.');
      const query = {
        ...options.fixed,
        ...options.filters[state.filter],
        ...(state.searchBy && state.text ? { [state.searchBy]: state.text } : {}),
        sortBy,
        ascOrDesc,
        pageNo: state.page,
        pageSize: state.pageSize,
      };
      return [options.path, { query }] as unknown as Read<P>;
    },
  };
}
