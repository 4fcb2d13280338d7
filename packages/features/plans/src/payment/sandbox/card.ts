/** What is wrong with a card as it stands; the names are Stripe's. */
export type CardFault =
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
  /** Digits of a number, of each of its groups, and of its security code. */
  length: number;
  groups: readonly number[];
  cvc: number;
}

const usual = { length: 16, groups: [4, 4, 4, 4], cvc: 3 } as const;
const brands: readonly Brand[] = [
  { name: 'amex', pattern: /^3[47]/, length: 15, groups: [4, 6, 5], cvc: 4 },
  { name: 'diners', pattern: /^3(0[0-5]|[68])/, length: 14, groups: [4, 6, 4], cvc: 3 },
  { name: 'visa', pattern: /^4/, ...usual },
  { name: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, ...usual },
  { name: 'discover', pattern: /^6(011|4[4-9]|5)/, ...usual },
  { name: 'jcb', pattern: /^35/, ...usual },
];
const unknown: Brand = { name: 'unknown', pattern: /^/, ...usual };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
export const brandOf = (number: string): Brand =>
  brands.find(({ pattern }) => pattern.test(digitsOf(number))) ?? unknown;

/** In the groups of its brand: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function formatNumber(text: string): string {
  const { groups, length } = brandOf(text);
  const digits = digitsOf(text).slice(0, length);
  let start = 0;
  const parts = groups.map((size) => digits.slice(start, (start += size)));
  return parts.filter(Boolean).join(' ');
}

/** `08 / 29`; a first digit above 1 is a whole month. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text).slice(0, 6);
  // typed or filled in with four digits of the year
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export const formatCvc = (text: string, number: string): string => digitsOf(text).slice(0, brandOf(number).cvc);

/** The check digit of every card number (Luhn). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What is wrong with a part that was left, or is full; a part that is still being typed is not judged. */
export function faultOf(card: CardText, left: ReadonlySet<keyof CardText>, now = new Date()): CardFault | undefined {
  const { length, cvc } = brandOf(card.number);
  const digits = digitsOf(card.number);
  if (digits.length < length && left.has('number') && digits) return 'incomplete_number';
  if (digits.length === length && !hasCheckDigit(digits)) return 'invalid_number';
  const expiry = digitsOf(card.expiry);
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  if (left.has('expiry') && expiry && (expiry.length < 4 || month < 1 || month > 12)) return 'incomplete_expiry';
  if (expiry.length === 4 && month >= 1 && month <= 12) {
    if (year < now.getFullYear() || year > now.getFullYear() + 50) return 'invalid_expiry_year_past';
    if (year === now.getFullYear() && month < now.getMonth() + 1) return 'invalid_expiry_month_past';
  }
  if (left.has('cvc') && card.cvc && card.cvc.length < cvc) return 'incomplete_cvc';
  return undefined;
}

/** Every part is there and nothing is wrong with it. */
export function isComplete(card: CardText, now = new Date()): boolean {
  const { length, cvc } = brandOf(card.number);
  const whole =
    digitsOf(card.number).length === length && digitsOf(card.expiry).length === 4 && card.cvc.length === cvc;
  return whole && faultOf(card, new Set(['number', 'expiry', 'cvc']), now) === undefined;
}

/** A token as the sandbox of the server reads it: of the card nothing but its brand and its last four digits. */
export function tokenOf({ number }: CardText): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `tok_sandbox_${brandOf(number).name}_${digitsOf(number).slice(-4)}_${nonce}`;
}
