import { randomInt } from 'node:crypto';

// Without I, L, O, U, 0 and 1: it is read out on the telephone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people call something by that was paid or billed: `FL-7K2M-9QXA`. */
export function newReference(prefix: string): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${prefix}-${part()}-${part()}`;
}
