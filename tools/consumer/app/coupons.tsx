import '@fairlead/ui/reset';
import '@fairlead/ui/themes';
import { configureClient, preload } from '@fairlead/api-client/client';
import { swrDefaults } from '@fairlead/api-client/swr';
import { coupons } from '@fairlead/coupons';
import { assemble, loadMessages, ProductProvider, startLanguage, UiLocale } from '@fairlead/kit';
import { AuthProvider, createSession, RequireAccess } from '@fairlead/session';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';

const features = [coupons];
const session = createSession();
const i18n = await startLanguage('en', { coupons: coupons.messages });
configureClient({ language: () => 'en' });

const routes = coupons.routes.map((route) => ({
  path: route.path,
  loader: async ({ request, params }: { request: Request; params: Record<string, string | undefined> }) => {
    const state = await session.ready();
    const role = state.status === 'signedIn' ? state.viewer.role : undefined;
    const search = new URL(request.url).searchParams;
    for (const read of route.data?.({ params, search, role }) ?? []) preload(read);
    return null;
  },
  lazy: async () => {
    const [{ default: Screen }] = await Promise.all([route.screen(), loadMessages(i18n, ['coupons', 'kit'])]);
    return {
      Component: () => (
        <RequireAccess guard={route.guard}>
          <Screen />
        </RequireAccess>
      ),
    };
  },
}));
const surroundings = { Component: () => <Outlet />, HydrateFallback: () => null, children: routes };
const router = createBrowserRouter([surroundings], { basename: '/back-office' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nextProvider i18n={i18n}>
    <ProductProvider product={assemble(features)}>
      <AuthProvider session={session}>
        <UiLocale>
          <SWRConfig value={swrDefaults}>
            <RouterProvider router={router} />
          </SWRConfig>
        </UiLocale>
      </AuthProvider>
    </ProductProvider>
  </I18nextProvider>,
);
