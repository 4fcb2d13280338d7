import { viewFor } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { PLAN_GRID_PAGE_SIZE, type Role } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import { features } from './features';

interface Operation {
  get?: { parameters?: readonly { name?: string; schema?: { enum?: readonly string[] } }[] };
}

const parametersOf = (path: string) => ((openapi.paths as Record<string, unknown>)[path] as Operation).get?.parameters;

/** Whether the list operation has a filter for deleted records. */
const hasDeletedFilter = (path: string): boolean => /isDeleted/i.test(JSON.stringify(parametersOf(path)));

/** Allowed values of the operation's `sortBy` parameter. */
function sortKeysOf(path: string): readonly string[] {
  return parametersOf(path)?.find(({ name }) => name === 'sortBy')?.schema?.enum ?? [];
}

interface ListRequest {
  path: string;
  query: Record<string, unknown> | undefined;
}

/** Request of each list screen for a query string, per route and role. */
const lists = features.flatMap(({ routes }) =>
  routes.flatMap((route) => {
    const roles = Object.keys(typeof route.guard === 'object' ? route.guard : {}) as Role[];
    return roles.flatMap((role) => {
      const view = viewFor(route, role);
      if (view?.kind !== 'list' || !view.data) return [];
      const requestFor = (address: string): ListRequest => {
        const [path = '', options] = view.data?.({ params: {}, search: new URLSearchParams(address), role })[0] ?? [];
        const { query }: { query?: ListRequest['query'] } = options ?? {};
        return { path, query };
      };
      return [{ id: `${route.id} of ${role}`, requestFor }];
    });
  }),
);

describe.each(lists)('$id', ({ requestFor }) => {
  const sortKeys = sortKeysOf(requestFor('').path);

  it('starts with an allowed sort order and ignores unknown ones in the address', () => {
    expect(sortKeys).toContain(requestFor('').query?.sortBy);
    expect(requestFor('sort=nothing.asc')).toEqual(requestFor(''));
  });

  it('excludes deleted records', () => {
    expect(requestFor('').query?.isDeleted).toBe(hasDeletedFilter(requestFor('').path) ? false : undefined);
  });

  // the plan grid has no sortable columns
  const isGrid = requestFor('').query?.pageSize === PLAN_GRID_PAGE_SIZE;
  it.each(isGrid ? [] : sortKeys)('can be sorted by %s', (sortKey) => {
    expect(requestFor(`sort=${sortKey}.asc`).query).toMatchObject({ sortBy: sortKey, ascOrDesc: 'asc' });
    expect(requestFor(`sort=${sortKey}.desc`).query).toMatchObject({ sortBy: sortKey, ascOrDesc: 'desc' });
  });
});
