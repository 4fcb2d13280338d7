/** Number format of a language. */
export interface Notation {
  /** Thousands separator: `,` in English, `.` in German and Dutch, a narrow no-break space in French. */
  group: string;
  /** Decimal separator. */
  decimal: string;
  /** Matches an optional sign and dollar sign, whole digits with or without separators, and decimals. */
  shape: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pattern for the thousands separator as typed: any kind of space or apostrophe. */
function typedGroup(group: string) {
  if (/\s/.test(group)) return String.raw`\s`;
  return /['’]/.test(group) ? "['’]" : escaped(group);
}

function notationOf(locale: string): Notation {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  const [group, decimal] = [part('group') ?? ',', part('decimal') ?? '.'];
  const dollar = String.raw`(?:US)?\$(?:US)?|USD`;
  const shape = String.raw`^\s*([-−]?)\s*(?:${dollar})?\s*([-−]?)(\d{1,3}(?:${typedGroup(group)}\d{3})+|\d*)(?:${escaped(decimal)}(\d*))?\s*(?:${dollar})?\s*$`;
  return { group, decimal, shape: new RegExp(shape) };
}

const cache = new Map<string, Notation>();

/** Number format of a BCP 47 locale. */
export function notation(locale: string): Notation {
  const result = cache.get(locale) ?? notationOf(locale);
  cache.set(locale, result);
  return result;
}
