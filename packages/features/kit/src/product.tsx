import { checkAccess, type Viewer } from '@fairlead/rules';
import { createContext, type ReactNode, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import type { Feature, FeatureRoute, MenuRow } from './feature';

/** A route with the namespace of its words. */
export interface ProductRoute extends FeatureRoute {
  namespace: string;
}

/** The areas of a product, read as one. */
export interface Product {
  routes: readonly ProductRoute[];
  menu: readonly MenuRow[];
}

/** Brings the areas together. A repeated route id or a menu row without its route is a mistake of the assembly. */
export function assemble(features: readonly Feature[]): Product {
  const routes = features.flatMap(({ namespace, routes: own }) => own.map((route) => ({ ...route, namespace })));
  const menu = features.flatMap((feature) => feature.menu);
  const ids = new Set(routes.map(({ id }) => id));
  if (ids.size < routes.length) throw new Error('two routes have the same id');
  const lost = menu.find(({ route }) => !ids.has(route));
  if (lost) throw new Error(`the menu leads to ${lost.route}, which is no route`);
  return { routes, menu };
}

export const routeById = (product: Product, id: string): ProductRoute | undefined =>
  product.routes.find((route) => route.id === id);

export const routeAt = (product: Product, pathname: string): ProductRoute | undefined =>
  product.routes.find(({ path }) => matchPath(path, pathname));

/** Whether the address leads somewhere that this user may enter. */
export function canOpen(product: Product, path: string, viewer: Viewer): boolean {
  const route = routeAt(product, path.split(/[?#]/)[0] ?? '');
  return route !== undefined && checkAccess(route.guard, viewer) === 'allowed';
}

/** A row of the menu with its address. */
export interface Destination extends MenuRow {
  path: string;
}

/** The rows of the menu that this user sees. Nobody sees a row whose route would turn them away. */
export function destinationsOf(product: Product, viewer: Viewer): Destination[] {
  return product.menu.flatMap((row) => {
    const route = routeById(product, row.route);
    const seen = route && checkAccess(route.guard, viewer) === 'allowed' && (row.visible?.(viewer) ?? true);
    return seen ? [{ ...row, path: route.path }] : [];
  });
}

const ProductContext = createContext<Product>({ routes: [], menu: [] });

export function ProductProvider({ product, children }: { product: Product; children: ReactNode }) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

export const useProduct = (): Product => useContext(ProductContext);
