import { type Product, type ProductRoute, routeById } from '@fairlead/kit';

/** The pages that a page stands below, the highest first. */
export function pagesAbove(product: Product, page: ProductRoute | undefined): ProductRoute[] {
  const above: ProductRoute[] = [];
  for (let id = page?.parent; id; id = above[0]?.parent) {
    const route = routeById(product, id);
    if (!route) break;
    above.unshift(route);
  }
  return above;
}
