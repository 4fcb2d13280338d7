import { expect, it } from 'vitest';
import { refundable } from './refunds.ts';

it.each([
  ['of a paid payment: all', { status: 'PAID', paid: 100, refunded: 0, withdrawn: 0 }, 100],
  ['after a refund: the rest', { status: 'PAID', paid: 100, refunded: 30, withdrawn: 0 }, 70],
  [
    'after a lost dispute: the part that was not disputed',
    { status: 'PAID', paid: 100, refunded: 0, withdrawn: 60 },
    40,
  ],
  ['after a refund and a lost dispute of all: nothing', { status: 'PAID', paid: 100, refunded: 30, withdrawn: 100 }, 0],
  ['of a refunded payment: nothing', { status: 'REFUNDED', paid: 100, refunded: 100, withdrawn: 0 }, 0],
  ['of a failed payment: nothing', { status: 'FAILED', paid: 100, refunded: 0, withdrawn: 0 }, 0],
])('the refundable amount %s', (_, payment, left) => {
  expect(refundable(payment)).toBe(left);
});
