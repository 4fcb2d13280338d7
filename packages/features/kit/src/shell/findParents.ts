import { type Product, type ProductRoute, routeById } from '../product';

/** Returns the parents of a page, topmost first. */
export function findParents(product: Product, page: ProductRoute | undefined): ProductRoute[] {
  const parents: ProductRoute[] = [];
  for (let id = page?.parent; id; id = parents[0]?.parent) {
    const route = routeById(product, id);
    if (!route) break;
    parents.unshift(route);
  }
  return parents;
}
