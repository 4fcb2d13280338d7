/** A sign, a dollar sign, whole digits with or without thousands commas, a decimal point and digits. */
const shape = /^\s*(-?)\s*\$?\s*(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?\s*$/;

interface Digits {
  sign: '' | '-';
  whole: string;
  fraction: string;
}

function readDigits(text: string): Digits | undefined {
  const [found, outer = '', inner = '', whole = '', fraction = ''] = shape.exec(text) ?? [];
  if (found === undefined || (outer && inner) || (!whole && !fraction)) return undefined;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  return { sign: outer || inner ? '-' : '', whole: digits, fraction };
}

const group = (whole: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/**
 * The number that a text in US notation stands for: `1234.5`, `1,234.50`, `$1,234.50`, `-5`, `.5`.
 * @returns `undefined` for anything else, empty text and misplaced commas (`1,23`) included.
 */
export function parseNumber(text: string): number | undefined {
  const digits = readDigits(text);
  return digits && Number(`${digits.sign}${digits.whole}.${digits.fraction || '0'}`);
}

/** The text of a number with thousands commas, its decimals as typed; `undefined` when it is no number. */
export function tidyNumber(text: string): string | undefined {
  const digits = readDigits(text);
  if (!digits) return undefined;
  const { sign, whole, fraction } = digits;
  return `${sign}${group(whole)}${fraction && `.${fraction}`}`;
}

/**
 * The text of an amount with thousands commas and cents; `undefined` when it is none. An amount with parts of a cent is
 * none either: rounding it would change what somebody typed.
 */
export function tidyMoney(text: string): string | undefined {
  const digits = readDigits(text);
  if (!digits || digits.fraction.length > 2) return undefined;
  return `${digits.sign}${group(digits.whole)}.${digits.fraction.padEnd(2, '0')}`;
}
