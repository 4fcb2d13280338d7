import { startRead } from '@fairlead/api-client/client';
import { type Product, type ProductRoute, urls } from '@fairlead/kit';
import { checkAccess } from '@fairlead/rules';
import { RequireAccess, type Session, signInPath } from '@fairlead/session';
import type { i18n } from 'i18next';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { Crash, CrashPage } from './CrashPage';
import { EitherFrame } from './frames/EitherFrame';
import { PlainFrame } from './frames/PlainFrame';
import { headFor, loadFrame, loadScreen } from './load';
import { Restoring, Root } from './Root';

interface Assembly {
  product: Product;
  session: Session;
  i18n: i18n;
}

/** Asks the guard, then starts the screen's reads: both while its code is still on its way. */
const loader =
  (route: ProductRoute, session: Session) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search, searchParams } = new URL(request.url);
    headFor(pathname + search);
    const state = await session.ready();
    const access = checkAccess(route.guard, state.status === 'signedIn' ? state.viewer : null);
    if (access === 'signIn') throw redirect(signInPath({ pathname, search }));
    if (access === 'forbidden') throw redirect('/403');
    for (const read of route.data?.({ params, search: searchParams }) ?? []) startRead(read);
    return null;
  };

const toRoute = (route: ProductRoute, { session, i18n }: Assembly): RouteObject => ({
  id: route.id,
  path: route.path,
  loader: loader(route, session),
  lazy: async () => {
    const Screen = await loadScreen(i18n, route);
    return {
      Component: () => (
        <RequireAccess guard={route.guard}>
          <Screen />
        </RequireAccess>
      ),
    };
  },
});

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
