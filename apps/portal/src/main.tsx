import '@fairlead/ui/reset';
import '@fairlead/ui/themes/default';
import { configureClient } from '@fairlead/api-client/client';
import { ConfigProvider, routeAt, startLanguage, UiLocale } from '@fairlead/kit';
import {
  currentTheme,
  firstLanguage,
  followTheme,
  loadThemeColors,
  Restoring,
  showAgencyTheme,
} from '@fairlead/kit/shell';
import { AuthProvider, createSession } from '@fairlead/session';
import { whenIdle } from '@fairlead/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { readConfig } from './config';
import { GrowingProductProvider } from './GrowingProductProvider';
import { createProduct } from './product';
import { createRouter } from './router';

/** Delay of the loading page, so that it does not flash when the first page is nearly there. In milliseconds. */
const LOADING_PAGE_DELAY_MS = 300;

/** Resolves when the router has loaded the session, the code and the loaders of the first page. */
const whenReady = (router: ReturnType<typeof createRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

// no top-level await: the chunk of the English messages imports this module
async function start(): Promise<void> {
  const language = firstLanguage();
  document.documentElement.lang = language;
  configureClient({ language: () => document.documentElement.lang });
  // in production the first script of the page has already loaded the colors
  if (import.meta.env.DEV) void loadThemeColors(currentTheme());
  followTheme();

  const config = readConfig();
  const session = createSession();
  // load the session and the messages in parallel
  void session.ready();
  const product = createProduct();
  // ignore failures: the router tries again when a private route opens
  const loadPrivateFeatures = () => void product.complete().catch(() => undefined);
  if (!routeAt(product.get(), window.location.pathname)) loadPrivateFeatures();
  session.subscribe(() => {
    const state = session.getState();
    if (state.status !== 'signedIn') return;
    loadPrivateFeatures();
    if (state.me.agency) showAgencyTheme(state.me.agency.theme);
  });
  const i18n = await startLanguage(language, product.catalogues);
  configureClient({ describe: (code) => i18n.t(`failure.${code}`) });
  configureClient({ uploadFailed: () => i18n.t('failure.upload') });
  const router = createRouter({ product, session, i18n });

  // each page renders its own title
  document.querySelector('title')?.remove();
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const show = (page: ReactNode) =>
    root.render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>{page}</I18nextProvider>
      </StrictMode>,
    );
  // React renders the first page in one go. The router would render it in a transition: in many short parts, between which the
  // browser paints the loading page.
  const loading = setTimeout(() => show(<Restoring />), LOADING_PAGE_DELAY_MS);
  await whenReady(router);
  clearTimeout(loading);
  show(
    <ConfigProvider config={config}>
      <GrowingProductProvider product={product}>
        <AuthProvider session={session}>
          <UiLocale>
            <RouterProvider router={router} />
          </UiLocale>
        </AuthProvider>
      </GrowingProductProvider>
    </ConfigProvider>,
  );
}

void start();
whenIdle(() => void import('./otherScripts').catch(() => undefined));
