import { checkAccess, type Role, roles, type Viewer } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { createContext, type ReactNode, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import type { Feature, FeatureRoute, MenuRow, Panel, PanelPlace, View } from './feature';
import type { ShellKey } from './language';

/** A route with the namespace of its words. */
export type ProductRoute = FeatureRoute & { namespace: string };

/** A panel with the namespace of its words. */
export type ProductPanel = Panel & { namespace: string };

/** The areas of a product, read as one. */
export interface Product {
  routes: readonly ProductRoute[];
  menu: readonly MenuRow[];
  panels: readonly ProductPanel[];
  /** Fetches the areas that are still to come; the product is whole where there is none. */
  rest?: () => Promise<Product>;
}

/** What a role sees at a route; nobody has a role where nobody need be signed in. */
export const viewFor = (route: FeatureRoute, role: Role | undefined): View | undefined =>
  'kind' in route ? route : role && route.screen[role];

/** What the breadcrumb calls a route, in the words of this user's role. */
export const crumbOf = ({ crumb, title, titles }: FeatureRoute, viewer: Viewer | null): ShellKey =>
  crumb ?? (viewer && titles?.[viewer.role]) ?? title;

/** Every view of a route, by the name that its stories carry. */
export const viewsOf = (route: FeatureRoute): { name: string; view: View }[] =>
  'kind' in route
    ? [{ name: route.id, view: route }]
    : roles.flatMap((role) => {
        const view = route.screen[role];
        return view ? [{ name: `${route.id}:${role}`, view }] : [];
      });

/** The roles that a route's guard admits, and that see nothing there. */
const withoutView = (route: FeatureRoute): Role[] =>
  roles.filter((role) => (typeof route.guard === 'string' || route.guard[role]) && !viewFor(route, role));

/**
 * Brings the areas together. A repeated id of a route or of a panel, a menu row without its route and an admitted role
 * without a screen are mistakes of the assembly.
 */
export function assemble(features: readonly Feature[]): Product {
  const routes = features.flatMap(({ namespace, routes: own }) => own.map((route) => ({ ...route, namespace })));
  const menu = features.flatMap((feature) => feature.menu);
  const panels = features.flatMap(({ namespace, panels: own = [] }) => own.map((panel) => ({ ...panel, namespace })));
  const ids = new Set(routes.map(({ id }) => id));
  if (ids.size < routes.length) throw new Error('two routes have the same id');
  const lost = menu.find(({ route }) => !ids.has(route));
  if (lost) throw new Error(`the menu leads to ${lost.route}, which is no route`);
  const blank = routes.find((route) => withoutView(route).length > 0);
  if (blank) throw new Error(`${blank.id} shows nothing to ${withoutView(blank).join()}`);
  const tabs = panels.map(({ on, id }) => `${on}/${id}`);
  const twice = tabs.find((tab, index) => tabs.indexOf(tab) !== index);
  if (twice) throw new Error(`two panels have the id ${twice}`);
  return { routes, menu, panels };
}

export const routeById = (product: Product, id: string): ProductRoute | undefined =>
  product.routes.find((route) => route.id === id);

/** The route of an address; one that is named in full goes before one with parameters, in whatever order they are. */
export const routeAt = ({ routes }: Product, pathname: string): ProductRoute | undefined =>
  routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => matchPath(path, pathname));

/** Whether the address leads somewhere that this user may enter. */
export function canOpen(product: Product, path: string, viewer: Viewer): boolean {
  const route = routeAt(product, path.split(/[?#]/)[0] ?? '');
  return route !== undefined && checkAccess(route.guard, viewer) === 'allowed';
}

/**
 * Whether the product has a route of exactly this pattern, and this user may enter it. `canOpen` is about an address, which
 * a route with parameters may take for a record.
 */
export function offers({ routes }: Product, pattern: string, viewer: Viewer | null): boolean {
  const route = routes.find(({ path }) => path === pattern);
  return route !== undefined && checkAccess(route.guard, viewer) === 'allowed';
}

/** The panels of a page that this user may see. */
export const panelsOn = (product: Product, place: PanelPlace, viewer: Viewer): ProductPanel[] =>
  product.panels.filter(({ on, guard }) => on === place && checkAccess(guard, viewer) === 'allowed');

/** Where a route leads: to one's own record where it has one, otherwise to the one that these parameters name. */
export function addressOf(
  { path, own }: Pick<FeatureRoute, 'path' | 'own'>,
  viewer: Viewer,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  const named = own?.(viewer) ?? parameters;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
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
    return seen ? [{ ...row, path: addressOf(route, viewer) }] : [];
  });
}

const ProductContext = createContext<Product>({ routes: [], menu: [], panels: [] });

export function ProductProvider({ product, children }: { product: Product; children: ReactNode }) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

export const useProduct = (): Product => useContext(ProductContext);

/** Says of a pattern of `urls` whether there is such a page, and the one who is signed in may open it. */
export function useOffers(): (pattern: string) => boolean {
  const product = useProduct();
  const { viewer } = useAuth();
  return (pattern) => offers(product, pattern, viewer);
}
