import { ConfigProvider, type ProductConfig, UiLocale } from '@fairlead/kit';
import { AuthProvider, type Session } from '@fairlead/session';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { GrowingProductProvider } from './GrowingProductProvider';
import type { GrowingProduct } from './product';
import type { createRouter } from './router';

interface AppProps {
  config: ProductConfig;
  product: GrowingProduct;
  session: Session;
  i18n: i18n;
  router: ReturnType<typeof createRouter>;
}

/** The portal with everything that its pages read from contexts. */
export function App({ config, product, session, i18n, router }: AppProps) {
  return (
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
    </StrictMode>
  );
}

/** Resolves when the router has loaded the session, the code and the loaders of the first page. */
export const whenReady = (router: ReturnType<typeof createRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
