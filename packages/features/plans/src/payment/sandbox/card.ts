/** Card errors, named like Stripe's error codes. */
export type CardError =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_year_past'
  | 'invalid_expiry_month_past'
  | 'incomplete_cvc';

export interface CardText {
  number: string;
  expiry: string;
  cvc: string;
}

interface Brand {
  name: string;
  pattern: RegExp;
  /** Number of digits in total, per group, and of the security code. */
  length: number;
  groups: readonly number[];
  cvc: number;
}

const standard = { length: 16, groups: [4, 4, 4, 4], cvc: 3 } as const;
const brands: readonly Brand[] = [
  { name: 'amex', pattern: /^3[47]/, length: 15, groups: [4, 6, 5], cvc: 4 },
  { name: 'diners', pattern: /^3(0[0-5]|[68])/, length: 14, groups: [4, 6, 4], cvc: 3 },
  { name: 'visa', pattern: /^4/, ...standard },
  { name: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, ...standard },
  { name: 'discover', pattern: /^6(011|4[4-9]|5)/, ...standard },
  { name: 'jcb', pattern: /^35/, ...standard },
];
const unknown: Brand = { name: 'unknown', pattern: /^/, ...standard };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
export const brandOf = (number: string): Brand =>
  brands.find(({ pattern }) => pattern.test(digitsOf(number))) ?? unknown;

/** Formats a card number in the groups of its brand: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function formatNumber(text: string): string {
  const { groups, length } = brandOf(text);
  const digits = digitsOf(text).slice(0, length);
  let start = 0;
  const parts = groups.map((size) => digits.slice(start, (start += size)));
  return parts.filter(Boolean).join(' ');
}

/** Formats an expiration date as `08 / 29`. A first digit above 1 is a month. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text).slice(0, 6);
  // a four-digit year was typed or filled in
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export const formatCvc = (text: string, number: string): string => digitsOf(text).slice(0, brandOf(number).cvc);

/** Checks the Luhn check digit. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** First error of a card. Ignores a field that the user is still typing in. */
export function errorOf(card: CardText, touched: ReadonlySet<keyof CardText>, now = new Date()): CardError | undefined {
  const { length, cvc } = brandOf(card.number);
  const digits = digitsOf(card.number);
  if (digits.length < length && touched.has('number') && digits) return 'incomplete_number';
  if (digits.length === length && !hasCheckDigit(digits)) return 'invalid_number';
  const expiry = digitsOf(card.expiry);
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  if (touched.has('expiry') && expiry && (expiry.length < 4 || month < 1 || month > 12)) return 'incomplete_expiry';
  if (expiry.length === 4 && month >= 1 && month <= 12) {
    if (year < now.getFullYear() || year > now.getFullYear() + 50) return 'invalid_expiry_year_past';
    if (year === now.getFullYear() && month < now.getMonth() + 1) return 'invalid_expiry_month_past';
  }
  if (touched.has('cvc') && card.cvc && card.cvc.length < cvc) return 'incomplete_cvc';
  return undefined;
}

/** Whether all fields are complete and valid. */
export function isComplete(card: CardText, now = new Date()): boolean {
  const { length, cvc } = brandOf(card.number);
  const isFilled =
    digitsOf(card.number).length === length && digitsOf(card.expiry).length === 4 && card.cvc.length === cvc;
  return isFilled && errorOf(card, new Set(['number', 'expiry', 'cvc']), now) === undefined;
}

/** Sandbox token with only the brand and the last four digits of the card. */
export function createToken({ number }: CardText): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `tok_sandbox_${brandOf(number).name}_${digitsOf(number).slice(-4)}_${nonce}`;
}
