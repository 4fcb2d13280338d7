import { expect, it } from 'vitest';
import { cardName } from './cards';

it.each([
  ['visa', '4242', 'Visa ••••\u00a04242'],
  ['amex', '0005', 'American Express ••••\u00a00005'],
  ['unknown', '4242', '••••\u00a04242'],
  [null, '4242', '••••\u00a04242'],
])('names the card of %s', (brand, last4, name) => {
  expect(cardName(brand, last4)).toBe(name);
});
