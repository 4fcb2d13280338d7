import { safeAddress } from '../RichText/sanitize';

const mail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#.]+$/;
const phone = /^\+?[\d\s().-]{7,}$/;
const site = /^[^\s@:/?#]+\.[^\s@:/?#.\d][^\s@:/?#.]*(?:[:/?#]\S*)?$/;

/**
 * What somebody typed as a link's address, as one that can be followed: `example.com` gets `https://`, an address of mail
 * `mailto:`, a telephone number `tel:`.
 * @returns `undefined` for anything else, other protocols than http, https, mailto and tel above all.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (safeAddress.test(text)) return URL.canParse(text) && !/\s/.test(text) ? text : undefined;
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return site.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
}
