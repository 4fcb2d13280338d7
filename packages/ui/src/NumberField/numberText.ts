import { currencyFormat, notation } from './notation';

interface Digits {
  sign: '' | '-';
  whole: string;
  fraction: string;
}

function readDigits(text: string, locale: string, currency?: string): Digits | undefined {
  const [found, outer = '', inner = '', whole = '', fraction = ''] = notation(locale, currency).shape.exec(text) ?? [];
  if (found === undefined || (outer && inner) || (!whole && !fraction)) return undefined;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return { sign: outer || inner ? '-' : '', whole: digits, fraction };
}

function formatDigits({ sign, whole, fraction }: Digits, locale: string) {
  const { group, decimal } = notation(locale);
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, group)}${fraction && decimal + fraction}`;
}

/**
 * Parses a number in the format of a language: `1234.5`, `1,234.50`, `$1,234.50`, `-5` and `.5` in English, `1.234,50` in
 * German.
 *
 * @param locale BCP 47 language tag, as returned by `useLocale`.
 * @param currency ISO 4217 code of the currency whose sign is allowed. Defaults to `USD`.
 * @returns `undefined` for other texts: empty, with an exponent, or with misplaced separators (`1,23`), which may be another
 * language's format.
 */
export function parseNumber(text: string, locale: string = 'en', currency: string = 'USD'): number | undefined {
  const digits = readDigits(text, locale, currency);
  return digits && Number(`${digits.sign}${digits.whole}.${digits.fraction || '0'}`);
}

/**
 * Formats a number like the fields do, for their initial value.
 *
 * @param decimals Exact number of decimals, for example 2 for money. Keeps all decimals by default.
 */
export function formatNumber(value: number, locale: string = 'en', decimals?: number): string {
  const digits = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 20 };
  const plain = new Intl.NumberFormat('en', { ...digits, useGrouping: false }).format(value);
  const read = readDigits(plain, 'en');
  return read ? formatDigits(read, locale) : plain;
}

/** Adds thousands separators to the text of a number and keeps its decimals. Returns `undefined` for other texts. */
export function tidyNumber(text: string, locale: string = 'en'): string | undefined {
  const digits = readDigits(text, locale);
  return digits && formatDigits(digits, locale);
}

/**
 * Adds thousands separators and the decimals of the currency, such as cents, to the text of an amount. Returns `undefined` for
 * other texts, and for fractions of a cent, because rounding would change the entered amount.
 */
export function tidyMoney(text: string, locale: string = 'en', currency: string = 'USD'): string | undefined {
  const digits = readDigits(text, locale, currency);
  const { decimals } = currencyFormat(currency, locale);
  if (!digits || digits.fraction.length > decimals) return undefined;
  return formatDigits({ ...digits, fraction: digits.fraction.padEnd(decimals, '0') }, locale);
}
