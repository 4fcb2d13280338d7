import { randomInt } from 'node:crypto';

// No I, L, O, U, 0 or 1, because references are read out on the telephone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates the reference of a payment or an invoice, such as `FL-7K2M-9QXA`. */
export function newReference(prefix: string): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${prefix}-${part()}-${part()}`;
}
