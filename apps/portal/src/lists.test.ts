import { viewFor } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { PLAN_GRID_PAGE_SIZE, type Role } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import { features } from './features';

interface Operation {
  get?: { parameters?: readonly { name?: string; schema?: { enum?: readonly string[] } }[] };
}

const parametersOf = (path: string) => ((openapi.paths as Record<string, unknown>)[path] as Operation).get?.parameters;

/** Whether the operation of a list can be asked for what was deleted. */
const knowsDeleted = (path: string): boolean => /isDeleted/i.test(JSON.stringify(parametersOf(path)));

/** What the operation of a list can be ordered by. */
function ordersOf(path: string): readonly string[] {
  return parametersOf(path)?.find(({ name }) => name === 'sortBy')?.schema?.enum ?? [];
}

interface Read {
  path: string;
  query: Record<string, unknown> | undefined;
}

/** What the lists ask for at an address, by their routes and the role that sees them. */
const lists = features.flatMap(({ routes }) =>
  routes.flatMap((route) => {
    const roles = Object.keys(typeof route.guard === 'object' ? route.guard : {}) as Role[];
    return roles.flatMap((role) => {
      const view = viewFor(route, role);
      if (view?.kind !== 'list' || !view.data) return [];
      const read = (address: string): Read => {
        const [path = '', options] = view.data?.({ params: {}, search: new URLSearchParams(address) })[0] ?? [];
        const { query }: { query?: Read['query'] } = options ?? {};
        return { path, query };
      };
      return [{ id: `${route.id} of ${role}`, read }];
    });
  }),
);

describe.each(lists)('$id', ({ read }) => {
  const orders = ordersOf(read('').path);

  it('starts in an order that its operation knows, and keeps to it when the address names another one', () => {
    expect(orders).toContain(read('').query?.sortBy);
    expect(read('sort=nothing.asc')).toEqual(read(''));
  });

  it('leaves out what was deleted', () => {
    expect(read('').query?.isDeleted).toBe(knowsDeleted(read('').path) ? false : undefined);
  });

  // a grid has no heads to order by
  const isGrid = read('').query?.pageSize === PLAN_GRID_PAGE_SIZE;
  it.each(isGrid ? [] : orders)('can be ordered by %s', (by) => {
    expect(read(`sort=${by}.asc`).query).toMatchObject({ sortBy: by, ascOrDesc: 'asc' });
    expect(read(`sort=${by}.desc`).query).toMatchObject({ sortBy: by, ascOrDesc: 'desc' });
  });
});
