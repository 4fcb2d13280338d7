import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { urls } from './urls';
import { rememberVisit } from './visits';

/** Branding and links of the product. The server sends them, so that one build serves several brands. */
export interface ProductConfig {
  productName: string;
  logoUrl: string | null;
  /** Template with `{token}` and `{userType}`; null without a support center. */
  supportCenterUrl: string | null;
  footerLinks: { legal: string; terms: string; privacy: string };
  copyrightHolder: string;
  /** Publishable key for Stripe's card fields; null in the payment sandbox. */
  stripePublishableKey: string | null;
}

export const defaultConfig: ProductConfig = {
  productName: 'Fairlead',
  logoUrl: null,
  supportCenterUrl: null,
  footerLinks: { legal: urls.legal.notice, terms: urls.legal.terms, privacy: urls.legal.privacy },
  copyrightHolder: 'Fairlead',
  stripePublishableKey: null,
};

const ConfigContext = createContext<ProductConfig>(defaultConfig);

export function ConfigProvider({ config, children }: { config: ProductConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

export const useConfig = (): ProductConfig => useContext(ConfigContext);

/** Document title, `{page} | {product}`. React moves it into the head. The command palette lists the page among the last ones. */
export function PageTitle({ children }: { children: string }) {
  const { productName } = useConfig();
  useEffect(() => rememberVisit({ path: window.location.pathname, title: children }), [children]);
  return <title>{`${children} | ${productName}`}</title>;
}
