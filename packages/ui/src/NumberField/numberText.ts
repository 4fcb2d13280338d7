import { notation } from './notation';

interface Digits {
  sign: '' | '-';
  whole: string;
  fraction: string;
}

function readDigits(text: string, locale: string): Digits | undefined {
  const [found, outer = '', inner = '', whole = '', fraction = ''] = notation(locale).shape.exec(text) ?? [];
  if (found === undefined || (outer && inner) || (!whole && !fraction)) return undefined;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return { sign: outer || inner ? '-' : '', whole: digits, fraction };
}

function write({ sign, whole, fraction }: Digits, locale: string) {
  const { group, decimal } = notation(locale);
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, group)}${fraction && decimal + fraction}`;
}

/**
 * The number that a text stands for in the notation of a language: `1234.5`, `1,234.50`, `$1,234.50`, `-5` and `.5` in
 * English, `1.234,50` in German.
 * @param locale BCP 47, as `useLocale` gives it.
 * @returns `undefined` for anything else: empty text, exponents, and separators in the wrong places (`1,23`), which may be
 * another language's.
 */
export function parseNumber(text: string, locale: string = 'en'): number | undefined {
  const digits = readDigits(text, locale);
  return digits && Number(`${digits.sign}${digits.whole}.${digits.fraction || '0'}`);
}

/**
 * A number as a field shows it in a language, for its first value.
 * @param decimals As many and no fewer, for money; all that there are when it is left out.
 */
export function formatNumber(value: number, locale: string = 'en', decimals?: number): string {
  const digits = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 20 };
  const plain = new Intl.NumberFormat('en', { ...digits, useGrouping: false }).format(value);
  const read = readDigits(plain, 'en');
  return read ? write(read, locale) : plain;
}

/** The text of a number with separators between thousands, its decimals as typed; `undefined` when it is no number. */
export function tidyNumber(text: string, locale: string = 'en'): string | undefined {
  const digits = readDigits(text, locale);
  return digits && write(digits, locale);
}

/**
 * The text of an amount with separators between thousands, and cents; `undefined` when it is none. An amount with parts of
 * a cent is none either: rounding it would change what somebody typed.
 */
export function tidyMoney(text: string, locale: string = 'en'): string | undefined {
  const digits = readDigits(text, locale);
  if (!digits || digits.fraction.length > 2) return undefined;
  return write({ ...digits, fraction: digits.fraction.padEnd(2, '0') }, locale);
}
