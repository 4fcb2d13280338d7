import '@fairlead/ui/themes/default';
import { configureClient } from '@fairlead/api-client/client';
import { ConfigProvider, routeAt, startLanguage, UiLocale } from '@fairlead/kit';
import { AuthProvider, createSession } from '@fairlead/session';
import { whenIdle } from '@fairlead/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { readConfig } from './config';
import { firstLanguage } from './language';
import { createProduct } from './product';
import { createRouter } from './router';
import { followTheme } from './theme';
import { WholeProduct } from './WholeProduct';

// no await at the top of the module: the English words come in a chunk that needs this one
async function start(): Promise<void> {
  const language = firstLanguage();
  document.documentElement.lang = language;
  configureClient({ language: () => document.documentElement.lang });
  followTheme();

  const config = readConfig();
  const session = createSession();
  // the profile is asked for while the words are loading
  void session.ready();
  const product = createProduct();
  // a failure is met again where the areas are needed
  const complete = () => void product.complete().catch(() => undefined);
  if (!routeAt(product.get(), window.location.pathname)) complete();
  session.subscribe(() => session.getState().status === 'signedIn' && complete());
  const i18n = await startLanguage(language, product.catalogues);
  configureClient({ describe: (code) => i18n.t(`failure.${code}`) });
  const router = createRouter({ product, session, i18n });

  // from here on the title is drawn by the page that is shown
  document.querySelector('title')?.remove();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <ConfigProvider config={config}>
          <WholeProduct product={product}>
            <AuthProvider session={session}>
              <UiLocale>
                <RouterProvider router={router} />
              </UiLocale>
            </AuthProvider>
          </WholeProduct>
        </ConfigProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

void start();
whenIdle(() => void import('./otherScripts').catch(() => undefined));
