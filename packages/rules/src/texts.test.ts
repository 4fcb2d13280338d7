import { describe, expect, it } from 'vitest';
import { couponCodePattern } from './coupons.ts';
import { differsByOne, reordering, visible } from './texts.ts';

it.each(['', ' \t\n', '\u00a0', '\u200b', '\u200b \u200d', '\ufeff', '\u0000', '\u202e', '\u3164'])(
  'treats %j as empty',
  (text) => {
    expect(visible.test(text)).toBe(false);
  },
);

it.each(['a', ' a ', 'é', 'قسيمة', '保険', '👩‍👩‍👧‍👦', '🏳️‍🌈', '-'])('treats %s as text', (text) => {
  expect(visible.test(text)).toBe(true);
});

it('matches exactly the characters that reorder text', () => {
  const found = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((c) =>
    reordering.test(c),
  );
  expect(found.join('')).toBe('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069');
});

it('allows only visible characters in a coupon code', () => {
  for (const code of ['SPRING-26', 'ÉTÉ', 'قسيمة', '10%']) expect(couponCodePattern.test(code), code).toBe(true);
  for (const code of ['TWO WORDS', 'SPRING\u200b26', '\u200b', 'A\u00a0B', 'A\u0000', 'A\u202eB', '']) {
    expect(couponCodePattern.test(code), JSON.stringify(code)).toBe(false);
  }
});

describe('two words', () => {
  it.each([
    ['lopez', 'lopez'],
    ['lopez', 'lopes'],
    ['lopez', 'xopez'],
    ['lopez', 'lope'],
    ['lopez', 'opez'],
    ['lopez', 'loopez'],
    ['lopez', 'lopezz'],
    ['lopez', 'lpoez'],
    ['lopez', 'lopze'],
  ])('%s and %s differ by at most one letter', (a, b) => {
    expect(differsByOne(a, b)).toBe(true);
    expect(differsByOne(b, a)).toBe(true);
  });

  it.each([
    ['lopez', 'lomas'],
    ['lopez', 'lop'],
    ['lopez', 'zepol'],
    ['lopez', 'olpze'],
    ['lopez', 'loopezz'],
  ])('%s and %s differ by more', (a, b) => {
    expect(differsByOne(a, b)).toBe(false);
    expect(differsByOne(b, a)).toBe(false);
  });
});
