import { safeAddress } from '../RichText/sanitize';

const mail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#.]+$/;
const phone = /^\+?[\d\s().-]{7,}$/;
const site = /^[^\s@:/?#]+\.[^\s@:/?#.\d][^\s@:/?#.]*(?:[:/?#]\S*)?$/;

/**
 * Completes the address of a link: `example.com` gets `https://`, an email address `mailto:`, a phone number `tel:`.
 *
 * @returns `undefined` for other texts, including protocols other than http, https, mailto and tel.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (safeAddress.test(text)) return URL.canParse(text) && !/\s/.test(text) ? text : undefined;
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return site.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
}
