/** Names of card brands, by the codes of Stripe. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos Australia',
  interac: 'Interac',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * Card as its owner knows it, such as "Visa •••• 4242". A non-breaking space keeps the digits together.
 *
 * @param brand - Code of Stripe, in lower case. Null and unknown codes have no name.
 */
export const cardName = (brand: string | null, last4: string): string =>
  [brand === null ? undefined : brands[brand], `••••\u00a0${last4}`].filter(Boolean).join(' ');
