import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandOf,
  type CardText,
  createToken,
  errorOf,
  formatExpiry,
  formatNumber,
  hasCheckDigit,
  isComplete,
} from './card';

const now = new Date(2026, 10, 20);
const validCard: CardText = { number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '314' };
const touched = new Set(['number', 'expiry', 'cvc'] as const);

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'visa'],
    ['378282246310005', '3782 822463 10005', 'amex'],
    ['5555555555554444', '5555 5555 5555 4444', 'mastercard'],
    ['6011111111111117', '6011 1111 1111 1117', 'discover'],
    ['30569309025904', '3056 930902 5904', 'diners'],
    ['4242-4242 42', '4242 4242 42', 'visa'],
  ])('%s is formatted as %s', (typed, formatted, brand) => {
    expect(formatNumber(typed)).toBe(formatted);
    expect(brandOf(typed).name).toBe(brand);
  });

  it('fails the check if one digit is wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, add) => {
        const digits = [...'4242424242424242'];
        digits[at] = String((Number(digits[at]) + add) % 10);
        expect(hasCheckDigit(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('a card', () => {
  it.each([
    [{ number: '4242' }, 'incomplete_number'],
    [{ number: '4242 4242 4242 4241' }, 'invalid_number'],
    [{ expiry: '12' }, 'incomplete_expiry'],
    [{ expiry: '13 / 29' }, 'incomplete_expiry'],
    [{ expiry: '12 / 25' }, 'invalid_expiry_year_past'],
    [{ expiry: '10 / 26' }, 'invalid_expiry_month_past'],
    [{ cvc: '31' }, 'incomplete_cvc'],
  ] as const)('with %j has the error %s', (part, error) => {
    expect(errorOf({ ...validCard, ...part }, touched, now)).toBe(error);
    expect(isComplete({ ...validCard, ...part }, now)).toBe(false);
  });

  it('is complete when all fields are valid, until the end of its expiration month', () => {
    expect(isComplete({ ...validCard, expiry: '11 / 26' }, now)).toBe(true);
    expect(isComplete({ ...validCard, number: '3782 822463 10005', cvc: '1234' }, now)).toBe(true);
    expect(isComplete({ ...validCard, number: '3782 822463 10005' }, now)).toBe(false);
  });

  it('has no error while the user is typing', () => {
    expect(errorOf({ number: '42', expiry: '1', cvc: '' }, new Set(), now)).toBeUndefined();
  });

  it('gets a new token each time, which contains only the last four digits', () => {
    const [one, other] = [createToken(validCard), createToken(validCard)];
    expect(one).toMatch(/^tok_sandbox_visa_4242_[0-9a-f]{24}$/);
    expect(one).not.toBe(other);
  });
});

it.each([
  ['1', '1'],
  ['8', '08'],
  ['829', '08 / 29'],
  ['12/2029', '12 / 29'],
])('formats the expiration date %s as %s', (typed, formatted) => {
  expect(formatExpiry(typed)).toBe(formatted);
});
