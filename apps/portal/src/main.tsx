import '@fairlead/ui/reset';
import '@fairlead/ui/themes/default';
import { configureClient } from '@fairlead/api-client/client';
import { routeAt, startLanguage } from '@fairlead/kit';
import {
  currentTheme,
  firstLanguage,
  followLanguage,
  followTheme,
  holdPaletteKey,
  loadThemeColors,
  Restoring,
  showAgencyTheme,
} from '@fairlead/kit/shell';
import { createSession } from '@fairlead/session';
import { whenIdle } from '@fairlead/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { App, whenReady } from './App';
import { readConfig } from './config';
import { hydrate, isRendered, rootElement } from './hydrate';
import { createProduct } from './product';
import { createRouter } from './router';

/** Delay of the loading page, so that it does not flash when the first page is nearly there. In milliseconds. */
const LOADING_PAGE_DELAY_MS = 300;

// no top-level await: the chunk of the English messages imports this module
async function start(): Promise<void> {
  if (!isRendered()) holdPaletteKey();
  const language = firstLanguage();
  document.documentElement.lang = language;
  configureClient({ language: () => document.documentElement.lang });
  // in production the first script of the page has already loaded the colors
  if (import.meta.env.DEV) void loadThemeColors(currentTheme());
  followTheme();

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
  followLanguage(i18n);
  configureClient({ describe: (code) => i18n.t(`failure.${code}`) });
  configureClient({ uploadFailed: () => i18n.t('failure.upload') });
  const router = createRouter({ product, session, i18n });

  const page = <App config={readConfig()} product={product} session={session} i18n={i18n} router={router} />;
  if (isRendered()) {
    await whenReady(router);
    return hydrate(page);
  }
  // each page renders its own title
  document.querySelector('title')?.remove();
  const root = createRoot(rootElement());
  // React renders the first page in one go. The router would render it in a transition: in many short parts, between which the
  // browser paints the loading page.
  const loading = setTimeout(
    () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Restoring />
        </I18nextProvider>,
      ),
    LOADING_PAGE_DELAY_MS,
  );
  await whenReady(router);
  clearTimeout(loading);
  root.render(page);
}

void start();
whenIdle(() => void import('./otherScripts').catch(() => undefined));
