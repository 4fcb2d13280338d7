/** How the numbers of a country are written and read. */
export interface PhoneNumbers {
  /** Converts a text to E.164. Undefined for text that is no number. */
  parse(text: string): string | undefined;
  /** Formats a complete or partial number while it is typed. */
  format(text: string): string;
  /** Formats a stored number: without the country code if it is of this country. */
  show(value: string): string;
  /** Whether an E.164 number is of this country. */
  isNational(number: string): boolean;
  /** National number for error messages. Undefined for the United States, which have a message of their own. */
  example?: string;
}

/** Characters of a phone number: no letters, no extension. */
const plain = /^[\d\s()+.–-]*$/;
const isForeign = (text: string) => /^\s*\+(?!1)/.test(text);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** Area codes and exchanges start with 2 to 9: https://en.wikipedia.org/wiki/North_American_Numbering_Plan */
const american = /^[2-9]\d\d[2-9]\d{6}$/;

function group(digits: string) {
  if (digits.length <= 3 || digits.length > 10) return digits;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}) ${exchange}${line && `-${line}`}`;
}

/**
 * Formats a complete or partial US number: `4155550` becomes `(415) 555-0`. Foreign numbers, which start with `+`, keep their
 * spaces, and other text is returned unchanged.
 */
export function formatPhone(text: string): string {
  if (!plain.test(text)) return text;
  if (isForeign(text)) return `+${text.replaceAll(/[^\d ]/g, '').replaceAll(/^ +| +(?= )/g, '')}`;
  const digits = digitsOf(text);
  if (!digits.startsWith('1')) return group(digits);
  const prefix = text.trimStart().startsWith('+') ? '+1' : '1';
  return [prefix, group(digits.slice(1))].filter(Boolean).join(' ');
}

/**
 * Converts a text to E.164: `+14155550132` for a ten-digit US number with or without a leading 1. Foreign numbers start with
 * `+` and have 7 to 15 digits.
 *
 * @returns `undefined` for other texts.
 */
export function parsePhone(text: string): string | undefined {
  if (!plain.test(text)) return undefined;
  const digits = digitsOf(text);
  if (isForeign(text)) return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  const national = digits.replace(/^1/, '');
  return american.test(national) ? `+1${national}` : undefined;
}

/** Formats a stored number for display: `(415) 555-0132` for US numbers in any format. */
export const showPhone = (value: string): string => {
  const number = parsePhone(value);
  return number?.startsWith('+1') ? formatPhone(number.slice(2)) : formatPhone(value);
};

/** Numbers of the United States and the other countries of the North American Numbering Plan. */
export const americanNumbers: PhoneNumbers = {
  parse: parsePhone,
  format: formatPhone,
  show: showPhone,
  isNational: (number) => number.startsWith('+1'),
};

interface Typed {
  text: string;
  caret: number;
}

const signs = (text: string) => text.replaceAll(/[^\d+]/g, '').length;

/** Cursor position after `count` digits. */
function caretAfter(count: number, text: string) {
  let left = count;
  const at = [...text].findIndex((sign) => /[\d+]/.test(sign) && --left === 0);
  return count === 0 ? 0 : at + 1 || text.length;
}

/**
 * Formats the text after a keystroke and keeps the cursor after the same digit. When the user deletes a bracket or dash, the
 * digit beside it is deleted instead, because formatting would add the character back.
 *
 * @param before Text before the keystroke.
 * @param inputType `inputType` of the event, which contains the direction of a deletion.
 * @param format Formats a number. Defaults to US numbers.
 */
export function typePhone(
  { text, caret }: Typed,
  before: string,
  inputType: string = '',
  format: PhoneNumbers['format'] = formatPhone,
): Typed {
  if (inputType.startsWith('delete') && text !== before && format(text) === before) {
    const forward = inputType.endsWith('Forward');
    const [head, tail] = [text.slice(0, caret), text.slice(caret)];
    const less = forward ? head + tail.replace(/\d/, '') : head.replace(/\d(\D*)$/, '$1') + tail;
    const shown = format(less);
    return { text: shown, caret: caretAfter(signs(head) - (forward ? 0 : 1), shown) };
  }
  const shown = format(text);
  if (shown === text) return { text, caret };
  return { text: shown, caret: caret === text.length ? shown.length : caretAfter(signs(text.slice(0, caret)), shown) };
}
