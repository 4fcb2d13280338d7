import { defaultConfig, type ProductConfig } from '@fairlead/kit';
import { setNonce } from 'get-nonce';

/** What the server wrote into the page; while the portal is being developed there is none. */
export function readConfig(): ProductConfig {
  const text = document.getElementById('config')?.textContent ?? 'null';
  const given = JSON.parse(text) as (Partial<ProductConfig> & { nonce?: string }) | null;
  if (given?.nonce) setNonce(given.nonce);
  return { ...defaultConfig, ...given };
}
