/** Sources of Stripe.js, its card form and its API (https://docs.stripe.com/security/guide#content-security-policy). */
const stripe = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
};
const noSources = { script: '', frame: '', connect: '' };

interface PolicyOptions {
  /** Whether cards are entered at Stripe. */
  withStripe?: boolean;
  /** Origin that downloads are redirected to. */
  filesOrigin?: string | undefined;
}

/**
 * Content security policy of the portal. Allows scripts and styles from this server or with the nonce of this response.
 */
export function portalPolicy(nonce: string, { withStripe = false, filesOrigin }: PolicyOptions = {}): string {
  const other = withStripe ? stripe : noSources;
  const files = filesOrigin === undefined ? '' : ` ${filesOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${other.script}`,
    // PDFs are displayed in a frame from a blob URL
    `frame-src 'self' blob:${other.frame}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${other.connect}${files}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
