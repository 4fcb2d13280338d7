import { startRead } from '@fairlead/api-client/client';
import { type ProductRoute, urls, viewFor } from '@fairlead/kit';
import { checkAccess, type Role } from '@fairlead/rules';
import { RequireAccess, type Session, signInPath } from '@fairlead/session';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { Crash, CrashPage } from './CrashPage';
import { EitherFrame } from './frames/EitherFrame';
import { loadShell } from './frames/loadShell';
import { PlainFrame } from './frames/PlainFrame';
import { headFor, loadFrame, loadScreen, orReload } from './load';
import type { GrowingProduct } from './product';
import { Restoring, Root } from './Root';
import { roleScreens } from './roleScreens';

interface Assembly {
  product: GrowingProduct;
  session: Session;
  i18n: i18n;
}

/** Asks the guard, then starts the screen's reads: both while its code is still on its way. */
const loader =
  (route: ProductRoute, session: Session, load?: (role: Role) => Promise<void>) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search, searchParams } = new URL(request.url);
    headFor(pathname + search);
    const state = await session.ready();
    const viewer = state.status === 'signedIn' ? state.viewer : null;
    const access = checkAccess(route.guard, viewer);
    if (access === 'signIn') throw redirect(signInPath({ pathname, search }));
    if (access === 'forbidden') throw redirect('/403');
    for (const read of viewFor(route, viewer?.role)?.data?.({ params, search: searchParams }) ?? []) startRead(read);
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
  const screens = roleScreens(i18n, route);
  return { id, path, loader: loader(route, session, screens.load), Component: guarded(screens.Component) };
}

const frames = ['shell', 'plain', 'either'] as const;
type Frame = (typeof frames)[number];

/** The manifests of the areas as routes, in the frame that each asks for. */
export function createRouter(assembly: Assembly) {
  const { product, session } = assembly;
  const known = new Set<string>();
  /** The routes of a frame that the router does not have yet. */
  const inFrame = (frame: Frame) => {
    const added = product.get().routes.filter((route) => (route.frame ?? 'shell') === frame && !known.has(route.id));
    for (const { id } of added) known.add(id);
    return added.map((route) => toRoute(route, assembly));
  };
  /** A boundary of its own, since a route whose code could not be had cannot draw its own. */
  const within = (frame: Frame): RouteObject => ({ id: frame, ErrorBoundary: Crash, children: inFrame(frame) });
  const settled = async () => {
    await session.ready();
    return null;
  };
  const routes: RouteObject[] = [
    {
      Component: Root,
      HydrateFallback: Restoring,
      ErrorBoundary: CrashPage,
      children: [
        {
          lazy: loadFrame(loadShell),
          ErrorBoundary: CrashPage,
          children: [within('shell')],
        },
        { Component: PlainFrame, children: [within('plain')] },
        { path: urls.crash, Component: CrashPage },
        {
          id: 'either',
          Component: EitherFrame,
          loader: settled,
          children: [
            ...inFrame('either'),
            { path: urls.forbidden, lazy: loadFrame(() => import('./ForbiddenPage')) },
            { path: '*', lazy: loadFrame(() => import('./NotFoundPage')) },
          ],
        },
      ],
    },
  ];
  return createBrowserRouter(routes, {
    // an address that only the whole portal knows, or nobody
    patchRoutesOnNavigation: async ({ path, patch }) => {
      headFor(path);
      if (known.size === product.get().routes.length && !product.get().rest) return;
      await orReload(product.complete());
      for (const frame of frames) patch(frame, inFrame(frame));
    },
  });
}
