import type { PortalConfig } from '../config.ts';

const slot = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/** Renders the portal's HTML with the nonce and the configuration. */
export function renderPage(template: string, config: PortalConfig, nonce: string): string {
  // `<` could close the script element.
  const json = JSON.stringify({ ...config, nonce }).replaceAll('<', '\\u003c');
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(slot, (_, open: string, close: string) => `${open}${json}${close}`);
}
