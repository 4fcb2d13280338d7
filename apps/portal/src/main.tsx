import '@fairlead/ui/themes/default';
import { configureClient } from '@fairlead/api-client/client';
import { ConfigProvider, routeAt, startLanguage, UiLocale } from '@fairlead/kit';
import { currentTheme, firstLanguage, followTheme, loadThemeColors } from '@fairlead/kit/shell';
import { AuthProvider, createSession } from '@fairlead/session';
import { whenIdle } from '@fairlead/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { readConfig } from './config';
import { GrowingProductProvider } from './GrowingProductProvider';
import { createProduct } from './product';
import { createRouter } from './router';

// no top-level await: the chunk of the English messages imports this module
async function start(): Promise<void> {
  const language = firstLanguage();
  document.documentElement.lang = language;
  configureClient({ language: () => document.documentElement.lang });
  // in production boot.js has already loaded the colors
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
  session.subscribe(() => session.getState().status === 'signedIn' && loadPrivateFeatures());
  const i18n = await startLanguage(language, product.catalogues);
  configureClient({ describe: (code) => i18n.t(`failure.${code}`) });
  configureClient({ uploadFailed: () => i18n.t('failure.upload') });
  const router = createRouter({ product, session, i18n });

  // each page renders its own title
  document.querySelector('title')?.remove();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <ConfigProvider config={config}>
          <GrowingProductProvider product={product}>
            <AuthProvider session={session}>
              <UiLocale>
                <RouterProvider router={router} />
              </UiLocale>
            </AuthProvider>
          </GrowingProductProvider>
        </ConfigProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

void start();
whenIdle(() => void import('./otherScripts').catch(() => undefined));
