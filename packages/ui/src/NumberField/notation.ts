/** How a language writes numbers. */
export interface Notation {
  /** Between thousands: `,` in English, `.` in German and Dutch, a narrow no-break space in French. */
  group: string;
  /** Before the decimals. */
  decimal: string;
  /** A sign, a dollar sign, whole digits with or without separators, a decimal sign and digits. */
  shape: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The separator between thousands, as it is typed: whatever space, whatever apostrophe. */
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

const known = new Map<string, Notation>();

/** The notation of a BCP 47 locale. */
export function notation(locale: string): Notation {
  const found = known.get(locale) ?? notationOf(locale);
  known.set(locale, found);
  return found;
}
