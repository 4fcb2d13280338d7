import { createContext, type ReactNode, useContext } from 'react';
import { urls } from './urls';

/** What a product is called and where it leads; the server gives it, so that one build can be re-branded. */
export interface ProductConfig {
  productName: string;
  logoUrl: string | null;
  /** Template with `{token}` and `{userType}`; null when there is no support center. */
  supportCenterUrl: string | null;
  footerLinks: { legal: string; terms: string; privacy: string };
  copyrightHolder: string;
  /** Of Stripe's card entry; null for the sandbox. */
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

/** `{page} | {product}`, as React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { productName } = useConfig();
  return <title>{`${children} | ${productName}`}</title>;
}
