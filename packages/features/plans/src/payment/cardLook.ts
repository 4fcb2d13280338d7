import type { StripeElementStyle } from '@stripe/stripe-js';

/** The words of the payment provider's card entry, which is a page of its own, look as those around it in this theme. */
export function cardLook(): StripeElementStyle {
  const { color, fontFamily, fontSize } = getComputedStyle(document.body);
  return { base: { color, iconColor: color, fontFamily, fontSize }, invalid: { color, iconColor: color } };
}
