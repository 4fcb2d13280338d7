import type { PathOf, PayloadOf, paths, Read } from '@fairlead/api-client/client';
import { DEFAULT_PAGE_SIZE, pageSizes as tablePageSizes } from '@fairlead/rules';

export type ListPath = {
  [P in PathOf<'get'>]: PayloadOf<'get', P> extends { content: unknown[]; totalElements: number } ? P : never;
}[PathOf<'get'>];
type QueryOf<P extends ListPath> = NonNullable<paths[P]['get']['parameters']['query']>;
/** What the rows of a list can be ordered by. */
type OrderOf<P extends ListPath> = QueryOf<P> extends { sortBy?: infer By } ? By & string : string;

/** What a list asks its server, and which choices it offers. */
export interface ListOptions<P extends ListPath> {
  path: P;
  /** Parameters that are always sent. */
  fixed?: Partial<QueryOf<P>>;
  /** Names of the parameters that text can be searched by. */
  searchBy: readonly (keyof QueryOf<P> & string)[];
  /** The first of them is searched by unless another one is chosen. */
  preselect?: boolean;
  /** The choices of the filter and what each asks for; the first is the one at the start. */
  filters: Readonly<Record<string, Partial<QueryOf<P>>>>;
  /** Those of them that links of other pages lead to: the filter offers one of them only while it is in force. */
  linkedFilters?: readonly string[];
  /** The orders that the sort control offers, as `sortBy.asc`; the first is the one at the start. */
  sorts: readonly [Sort<OrderOf<P>>, ...Sort<OrderOf<P>>[]];
  /** What heads of columns sort by besides. */
  heads?: readonly OrderOf<P>[];
  pageSizes?: readonly number[];
  /** Rows of a page at first; the smallest choice unless told otherwise. */
  pageSize?: number;
}
export type Sort<By extends string = string> = `${By}.${'asc' | 'desc'}`;

/** Where a list stands; all of it is in the address, so that Back, reload and a shared link bring it back. */
export interface ListPlace {
  searchBy: string | undefined;
  text: string;
  filter: string;
  sort: Sort;
  /** From 0, as the server counts; the address counts from 1. */
  page: number;
  pageSize: number;
}

export interface ListDefinition<P extends ListPath> extends ListOptions<P> {
  pageSizes: readonly number[];
  place: (search: URLSearchParams) => ListPlace;
  read: (search: URLSearchParams) => Read<P>;
}

/** What an order is by, without its direction. */
const byOf = (sort: string): string => sort.split('.')[0] ?? '';

export function defineList<P extends ListPath>(options: ListOptions<P>): ListDefinition<P> {
  const sizes = options.pageSizes ?? tablePageSizes;
  const orders = new Set<string>([...options.sorts.map(byOf), ...(options.heads ?? [])]);
  const isOrder = (value: string | null): value is Sort =>
    /^\w+\.(asc|desc)$/.test(value ?? '') && orders.has(byOf(value ?? ''));
  const usual = options.pageSize ?? sizes[0] ?? DEFAULT_PAGE_SIZE;
  const place = (search: URLSearchParams): ListPlace => {
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
      sort: isOrder(sort) ? sort : options.sorts[0],
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: sizes.includes(size) ? size : usual,
    };
  };
  return {
    ...options,
    pageSizes: sizes,
    place,
    read: (search) => {
      const at = place(search);
      const [sortBy, ascOrDesc] = at.sort.split('.');
      const query = {
        ...options.fixed,
        ...options.filters[at.filter],
        ...(at.searchBy && at.text ? { [at.searchBy]: at.text } : {}),
        sortBy,
        ascOrDesc,
        pageNo: at.page,
        pageSize: at.pageSize,
      };
      return [options.path, { query }] as unknown as Read<P>;
    },
  };
}
