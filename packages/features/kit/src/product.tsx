import { checkAccess, type Role, roles, type Viewer } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { createContext, type ReactNode, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import type { Feature, FeatureRoute, MenuRow, Panel, PanelPage, TopBarTool, View } from './feature';
import type { ShellKey } from './language';

/** Route with the namespace of its messages. */
export type ProductRoute = FeatureRoute & { namespace: string };

/** Panel with the namespace of its messages. */
export type ProductPanel = Panel & { namespace: string };

/** Tool of the top bar with the namespace of its messages. */
export type ProductTool = TopBarTool & { namespace: string };

/** All areas of the product, merged. */
export interface Product {
  routes: readonly ProductRoute[];
  menu: readonly MenuRow[];
  panels: readonly ProductPanel[];
  topBar: readonly ProductTool[];
  /** Loads the areas that are still missing. Undefined when the product is complete. */
  rest?: () => Promise<Product>;
}

/** Screen of a route for a role. Role is undefined on public routes. */
export const viewFor = (route: FeatureRoute, role: Role | undefined): View | undefined =>
  'kind' in route ? route : role && route.screen[role];

/** Breadcrumb text of a route for this user. */
export const crumbOf = ({ crumb, title, titles }: FeatureRoute, viewer: Viewer | null): ShellKey =>
  crumb ?? (viewer && titles?.[viewer.role]) ?? title;

/** Every view of a route, with the name that its stories carry. */
export const viewsOf = (route: FeatureRoute): { name: string; view: View }[] =>
  'kind' in route
    ? [{ name: route.id, view: route }]
    : roles.flatMap((role) => {
        const view = route.screen[role];
        return view ? [{ name: `${route.id}:${role}`, view }] : [];
      });

/** Roles that the guard admits but for which the route has no screen. */
const rolesWithoutView = (route: FeatureRoute): Role[] =>
  roles.filter((role) => (typeof route.guard === 'string' || route.guard[role]) && !viewFor(route, role));

/**
 * Merges the areas.
 * @throws For a repeated id of a route or panel, a menu row without a route, or an admitted role without a screen.
 */
export function assemble(features: readonly Feature[]): Product {
  const routes = features.flatMap(({ namespace, routes: own }) => own.map((route) => ({ ...route, namespace })));
  const menu = features.flatMap((feature) => feature.menu);
  const panels = features.flatMap(({ namespace, panels: own = [] }) => own.map((panel) => ({ ...panel, namespace })));
  const ids = new Set(routes.map(({ id }) => id));
  if (ids.size < routes.length) throw new Error('Two routes have the same id');
  const rowWithoutRoute = menu.find(({ route }) => !ids.has(route));
  if (rowWithoutRoute) throw new Error(`Menu row without a route: ${rowWithoutRoute.route}`);
  const routeWithoutScreen = routes.find((route) => rolesWithoutView(route).length > 0);
  if (routeWithoutScreen)
    throw new Error(`${routeWithoutScreen.id} has no screen for ${rolesWithoutView(routeWithoutScreen).join()}`);
  const tabs = panels.map(({ on, id }) => `${on}/${id}`);
  const duplicateTab = tabs.find((tab, index) => tabs.indexOf(tab) !== index);
  if (duplicateTab) throw new Error(`Two panels have the id ${duplicateTab}`);
  const topBar = features.flatMap(({ namespace, topBar: own = [] }) => own.map((tool) => ({ ...tool, namespace })));
  return { routes, menu, panels, topBar };
}

export const routeById = (product: Product, id: string): ProductRoute | undefined =>
  product.routes.find((route) => route.id === id);

/** Route of an address. An exact path takes precedence over a path with parameters. */
export const routeAt = ({ routes }: Product, pathname: string): ProductRoute | undefined =>
  routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => matchPath(path, pathname));

/** Whether the address belongs to a route that this user may open. */
export function canOpen(product: Product, path: string, viewer: Viewer): boolean {
  const route = routeAt(product, path.split(/[?#]/)[0] ?? '');
  return route !== undefined && checkAccess(route.guard, viewer) === 'allowed';
}

/**
 * Whether the product has a route with exactly this pattern and this user may open it.
 * `canOpen` takes an address instead, which can also match the parameter of another route.
 */
export function hasOpenRoute({ routes }: Product, pattern: string, viewer: Viewer | null): boolean {
  const route = routes.find(({ path }) => path === pattern);
  return route !== undefined && checkAccess(route.guard, viewer) === 'allowed';
}

/** Panels of a page that this user may see. */
export const panelsOn = (product: Product, place: PanelPage, viewer: Viewer): ProductPanel[] =>
  product.panels.filter(({ on, guard }) => on === place && checkAccess(guard, viewer) === 'allowed');

/** Address of a route. The route's own parameters take precedence over `parameters`. */
export function addressOf(
  { path, own }: Pick<FeatureRoute, 'path' | 'own'>,
  viewer: Viewer,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  const values = own?.(viewer) ?? parameters;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Menu row with its address. */
export interface Destination extends MenuRow {
  path: string;
}

/** Menu rows that this user may open. */
export function destinationsOf(product: Product, viewer: Viewer): Destination[] {
  return product.menu.flatMap((row) => {
    const route = routeById(product, row.route);
    const isVisible = route && checkAccess(route.guard, viewer) === 'allowed' && (row.visible?.(viewer) ?? true);
    return isVisible ? [{ ...row, path: addressOf(route, viewer) }] : [];
  });
}

const ProductContext = createContext<Product>({ routes: [], menu: [], panels: [], topBar: [] });

export function ProductProvider({ product, children }: { product: Product; children: ReactNode }) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

export const useProduct = (): Product => useContext(ProductContext);

/** Returns a function that checks whether a pattern of `urls` is a route that the current user may open. */
export function useCanOpen(): (pattern: string) => boolean {
  const product = useProduct();
  const { viewer } = useAuth();
  return (pattern) => hasOpenRoute(product, pattern, viewer);
}

/** Returns a function that checks whether an address is a form of the current user. */
export function useIsForm(): (path: string) => boolean {
  const product = useProduct();
  const { viewer } = useAuth();
  return (path) => {
    const route = routeAt(product, path.split(/[?#]/)[0] ?? '');
    return route !== undefined && viewFor(route, viewer?.role)?.kind === 'form';
  };
}
