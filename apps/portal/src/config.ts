import { defaultConfig, type ProductConfig } from '@fairlead/kit';
import { setNonce } from 'get-nonce';

type FooterLinks = ProductConfig['footerLinks'];
/** Configuration from the server. A footer link that is null falls back to the portal's own page. */
type GivenConfig = Partial<Omit<ProductConfig, 'footerLinks'>> & {
  nonce?: string;
  footerLinks?: { [Name in keyof FooterLinks]: string | null };
};

/** Reads the configuration that the server embeds in the page. Returns the defaults in development. */
export function readConfig(): ProductConfig {
  const text = document.getElementById('config')?.textContent ?? 'null';
  const given = JSON.parse(text) as GivenConfig | null;
  if (given?.nonce) setNonce(given.nonce);
  const links = { ...defaultConfig.footerLinks };
  for (const [name, address] of Object.entries(given?.footerLinks ?? {}))
    if (address) links[name as keyof typeof links] = address;
  return { ...defaultConfig, ...given, footerLinks: links };
}
