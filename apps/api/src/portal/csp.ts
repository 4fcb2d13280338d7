/** Where Stripe.js, its card entry and its calls come from; as Stripe's own guide to such policies names them. */
const stripe = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
};
const nobody = { script: '', frame: '', connect: '' };

/**
 * What the portal's page may do; scripts and styles only of this server, or with the nonce of this one answer.
 *
 * @param withStripe Cards are entered at Stripe.
 */
export function portalPolicy(nonce: string, withStripe = false): string {
  const other = withStripe ? stripe : nobody;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${other.script}`,
    // a PDF is shown in a frame of what was fetched
    `frame-src 'self' blob:${other.frame}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${other.connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
