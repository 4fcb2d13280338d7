import { preload } from '@fairlead/api-client/client';
import { type ProductRoute, urls, viewFor } from '@fairlead/kit';
import {
  Crash,
  CrashPage,
  createRoleScreens,
  loadForbiddenPage,
  loadFrame,
  loadNotFoundPage,
  loadScreen,
  loadShell,
  PlainFrame,
  PublicFrame,
  Root,
  reloadOnChunkError,
  setNavigationTarget,
} from '@fairlead/kit/shell';
import { checkAccess, type Role } from '@fairlead/rules';
import { enrolPath, RequireAccess, type Session, signInPath } from '@fairlead/session';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  type DOMRouterOpts,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import type { GrowingProduct } from './product';

interface Assembly {
  product: GrowingProduct;
  session: Session;
  i18n: i18n;
}

/** The router's requests have no hash. The first page has one if its address is already in the address bar. */
const hashOf = (path: string): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search === path ? hash : '';
};

/** Checks access, then preloads the screen's data while the screen's code loads. */
const loader =
  (route: ProductRoute, session: Session, load?: (role: Role) => Promise<void>) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search, searchParams } = new URL(request.url);
    setNavigationTarget(pathname + search);
    const state = await session.ready();
    const viewer = state.status === 'signedIn' ? state.viewer : null;
    const access = checkAccess(route.guard, viewer);
    const requestedPlace = () => ({ pathname, search, hash: hashOf(pathname + search) });
    if (access === 'signIn') throw redirect(signInPath(requestedPlace()));
    if (access === 'enrol') throw redirect(enrolPath(requestedPlace()));
    if (access === 'forbidden') throw redirect('/403');
    const visit = { params, search: searchParams, role: viewer?.role };
    for (const request of viewFor(route, viewer?.role)?.data?.(visit) ?? []) preload(request);
    if (viewer) await load?.(viewer.role);
    return null;
  };

function toRoute(route: ProductRoute, { session, i18n }: Assembly): RouteObject {
  const { id, path, guard } = route;
  const guarded = (Screen: ComponentType) => () => (
    <RequireAccess guard={guard}>
      <Screen />
    </RequireAccess>
  );
  if ('kind' in route) {
    const lazy = async () => ({ Component: guarded(await loadScreen(i18n, route.namespace, route)) });
    return { id, path, loader: loader(route, session), lazy };
  }
  const screens = createRoleScreens(i18n, route);
  return { id, path, loader: loader(route, session, screens.load), Component: guarded(screens.Component) };
}

const frames = ['shell', 'plain', 'either'] as const;
type Frame = (typeof frames)[number];

/**
 * Creates the router from the features' routes, grouped by page frame.
 *
 * @param create - Keeps the address. Defaults to the address bar of the browser.
 */
export function createRouter(
  assembly: Assembly,
  create: (
    routes: RouteObject[],
    options: DOMRouterOpts,
  ) => ReturnType<typeof createBrowserRouter> = createBrowserRouter,
) {
  const { product, session } = assembly;
  const known = new Set<string>();
  /** Returns the frame's routes that the router does not have yet. */
  const addRoutesOf = (frame: Frame) => {
    const added = product.get().routes.filter((route) => (route.frame ?? 'shell') === frame && !known.has(route.id));
    for (const { id } of added) known.add(id);
    return added.map((route) => toRoute(route, assembly));
  };
  /** The parent route needs an error boundary because a route whose code fails to load cannot render its own. */
  const frameRoute = (frame: Frame): RouteObject => ({ id: frame, ErrorBoundary: Crash, children: addRoutesOf(frame) });
  const waitForSession = async () => {
    await session.ready();
    return null;
  };
  const routes: RouteObject[] = [
    {
      Component: Root,
      ErrorBoundary: CrashPage,
      children: [
        {
          lazy: loadFrame(loadShell),
          ErrorBoundary: CrashPage,
          children: [frameRoute('shell')],
        },
        { Component: PlainFrame, children: [frameRoute('plain')] },
        { path: urls.crash, Component: CrashPage },
        {
          id: 'either',
          Component: PublicFrame,
          loader: waitForSession,
          children: [
            ...addRoutesOf('either'),
            { path: urls.forbidden, lazy: loadFrame(loadForbiddenPage) },
            { path: '*', lazy: loadFrame(loadNotFoundPage) },
          ],
        },
      ],
    },
  ];
  return create(routes, {
    // the address belongs to a private feature or does not exist
    patchRoutesOnNavigation: async ({ path, patch }) => {
      setNavigationTarget(path);
      if (known.size === product.get().routes.length && !product.get().rest) return;
      await reloadOnChunkError(product.complete());
      for (const frame of frames) patch(frame, addRoutesOf(frame));
    },
  });
}
