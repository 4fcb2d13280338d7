import type { PortalConfig } from '../config.ts';

const slot = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/** The portal's page for one answer: its nonce in every place that asks for it, and the configuration in its slot. */
export function renderPage(template: string, config: PortalConfig, nonce: string): string {
  // `<` would end the script element, whatever it stands in.
  const json = JSON.stringify({ ...config, nonce }).replaceAll('<', '\\u003c');
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(slot, (_, open: string, close: string) => `${open}${json}${close}`);
}
