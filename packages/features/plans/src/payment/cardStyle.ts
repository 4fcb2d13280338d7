import type { StripeElementStyle } from '@stripe/stripe-js';

/** Text styles for the card field, copied from the page because the payment provider's iframe does not inherit them. */
export function cardStyle(): StripeElementStyle {
  const { color, fontFamily, fontSize } = getComputedStyle(document.body);
  return { base: { color, iconColor: color, fontFamily, fontSize }, invalid: { color, iconColor: color } };
}
