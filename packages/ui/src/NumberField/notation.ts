/** Number format of a language. */
export interface Notation {
  /** Thousands separator: `,` in English, `.` in German and Dutch, a narrow no-break space in French. */
  group: string;
  /** Decimal separator. */
  decimal: string;
  /** Matches an optional sign and currency sign, whole digits with or without separators, and decimals. */
  shape: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pattern for the thousands separator as typed: any kind of space or apostrophe. */
function typedGroup(group: string) {
  if (/\s/.test(group)) return String.raw`\s`;
  return /['’]/.test(group) ? "['’]" : escaped(group);
}

/** A currency and its number format in a language. */
export interface CurrencyFormat {
  /** Shortest symbol: `$`, `€`, `kr`. Currencies without one have their code. */
  symbol: string;
  /** Number of decimals: 2 for most currencies, 0 for yen. */
  decimals: number;
}

const currencyFormats = new Map<string, CurrencyFormat>();

/**
 * Symbol and decimals of a currency. Kept, because a field asks for them at every keystroke.
 *
 * @param currency ISO 4217 code.
 * @throws {RangeError} The code does not have three letters.
 */
export function currencyFormat(currency: string, locale: string): CurrencyFormat {
  const key = `${locale} ${currency}`;
  const result = currencyFormats.get(key) ?? currencyFormatOf(currency, locale);
  currencyFormats.set(key, result);
  return result;
}

function currencyFormatOf(currency: string, locale: string): CurrencyFormat {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return { symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
}

/** Pattern for the currency as typed. */
function typedCurrency(currency: string, locale: string): string {
  if (currency === 'USD') return String.raw`(?:US)?\$(?:US)?|USD`;
  return `${escaped(currencyFormat(currency, locale).symbol)}|${currency}`;
}

function notationOf(locale: string, currency: string): Notation {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  const [group, decimal] = [part('group') ?? ',', part('decimal') ?? '.'];
  const sign = typedCurrency(currency, locale);
  const shape = String.raw`^\s*([-−]?)\s*(?:${sign})?\s*([-−]?)(\d{1,3}(?:${typedGroup(group)}\d{3})+|\d*)(?:${escaped(decimal)}(\d*))?\s*(?:${sign})?\s*$`;
  return { group, decimal, shape: new RegExp(shape) };
}

const cache = new Map<string, Notation>();

/** Number format of a BCP 47 locale, with the sign of a currency. */
export function notation(locale: string, currency = 'USD'): Notation {
  const key = `${locale} ${currency}`;
  const result = cache.get(key) ?? notationOf(locale, currency);
  cache.set(key, result);
  return result;
}
