import { defaultConfig, type ProductConfig } from '@fairlead/kit';
import { setNonce } from 'get-nonce';

type FooterLinks = ProductConfig['footerLinks'];
/** A footer link that is not configured leads to the portal's own page. */
type GivenConfig = Partial<Omit<ProductConfig, 'footerLinks'>> & {
  nonce?: string;
  footerLinks?: { [Name in keyof FooterLinks]: string | null };
};

/** What the server wrote into the page; while the portal is being developed there is none. */
export function readConfig(): ProductConfig {
  const text = document.getElementById('config')?.textContent ?? 'null';
  const given = JSON.parse(text) as GivenConfig | null;
  if (given?.nonce) setNonce(given.nonce);
  const links = { ...defaultConfig.footerLinks };
  for (const [name, address] of Object.entries(given?.footerLinks ?? {}))
    if (address) links[name as keyof typeof links] = address;
  return { ...defaultConfig, ...given, footerLinks: links };
}
