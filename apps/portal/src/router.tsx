import { startRead } from '@fairlead/api-client/client';
import { type Product, type ProductRoute, urls, viewFor } from '@fairlead/kit';
import { checkAccess, type Role } from '@fairlead/rules';
import { RequireAccess, type Session, signInPath } from '@fairlead/session';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { Crash, CrashPage } from './CrashPage';
import { EitherFrame } from './frames/EitherFrame';
import { PlainFrame } from './frames/PlainFrame';
import { headFor, loadFrame, loadScreen } from './load';
import { Restoring, Root } from './Root';
import { roleScreens } from './roleScreens';

interface Assembly {
  product: Product;
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

/** The manifests of the areas as routes, in the frame that each asks for. */
export function createRouter(assembly: Assembly) {
  const { product, session } = assembly;
  const inFrame = (frame: 'shell' | 'plain' | 'either') =>
    product.routes.filter((route) => (route.frame ?? 'shell') === frame).map((route) => toRoute(route, assembly));
  const known = async () => {
    await session.ready();
    return null;
  };
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: Restoring,
      ErrorBoundary: CrashPage,
      children: [
        {
          lazy: loadFrame(() => import('./frames/ShellFrame')),
          ErrorBoundary: CrashPage,
          // of its own, since a route whose code could not be had cannot draw its own boundary
          children: [{ ErrorBoundary: Crash, children: inFrame('shell') }],
        },
        { Component: PlainFrame, children: inFrame('plain') },
        { path: '/auth/500', Component: CrashPage },
        {
          Component: EitherFrame,
          loader: known,
          children: [
            ...inFrame('either'),
            { path: urls.forbidden, lazy: loadFrame(() => import('./ForbiddenPage')) },
            { path: '*', lazy: loadFrame(() => import('./NotFoundPage')) },
          ],
        },
      ],
    },
  ]);
}
