/** Written with what numbers are written with: no words, no extension. */
const plain = /^[\d\s()+.–-]*$/;
const isForeign = (text: string) => /^\s*\+(?!1)/.test(text);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** Area codes and exchanges begin with 2 to 9: https://en.wikipedia.org/wiki/North_American_Numbering_Plan */
const american = /^[2-9]\d\d[2-9]\d{6}$/;

function group(digits: string) {
  if (digits.length <= 3 || digits.length > 10) return digits;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}) ${exchange}${line && `-${line}`}`;
}

/**
 * A US number as far as it is typed, grouped: `4155550` is `(415) 555-0`. A number of another country, which begins with
 * `+`, keeps the spaces that it is typed with, and text that is no number stays.
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
 * The E.164 form of what is typed: `+14155550132` for a US number of ten digits, with or without the 1 before it;
 * another country's number begins with `+` and has 7 to 15 digits.
 * @returns `undefined` for anything else.
 */
export function parsePhone(text: string): string | undefined {
  if (!plain.test(text)) return undefined;
  const digits = digitsOf(text);
  if (isForeign(text)) return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  const national = digits.replace(/^1/, '');
  return american.test(national) ? `+1${national}` : undefined;
}

/** A number as it is read: `(415) 555-0132` for a US one, whichever way it was stored. */
export const showPhone = (value: string): string => {
  const number = parsePhone(value);
  return number?.startsWith('+1') ? formatPhone(number.slice(2)) : formatPhone(value);
};

interface Typed {
  text: string;
  caret: number;
}

const signs = (text: string) => text.replaceAll(/[^\d+]/g, '').length;

/** Where a caret stands that has so many digits before it. */
function caretAfter(count: number, text: string) {
  let left = count;
  const at = [...text].findIndex((sign) => /[\d+]/.test(sign) && --left === 0);
  return count === 0 ? 0 : at + 1 || text.length;
}

/**
 * Groups what has just been typed and keeps the caret behind the same digit. A bracket or a dash that is deleted would
 * come back at once: the digit beside it goes instead.
 * @param before The text before the key.
 * @param inputType Of the event: which way was deleted.
 */
export function typePhone({ text, caret }: Typed, before: string, inputType: string = ''): Typed {
  if (inputType.startsWith('delete') && text !== before && formatPhone(text) === before) {
    const forward = inputType.endsWith('Forward');
    const [head, tail] = [text.slice(0, caret), text.slice(caret)];
    const less = forward ? head + tail.replace(/\d/, '') : head.replace(/\d(\D*)$/, '$1') + tail;
    const shown = formatPhone(less);
    return { text: shown, caret: caretAfter(signs(head) - (forward ? 0 : 1), shown) };
  }
  const shown = formatPhone(text);
  if (shown === text) return { text, caret };
  return { text: shown, caret: caret === text.length ? shown.length : caretAfter(signs(text.slice(0, caret)), shown) };
}
