import { expect, it } from 'vitest';
import { splitMatches } from './splitMatches';

const shown = (text: string, typed: string) =>
  splitMatches(text, typed)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Kestrel Logistics', 'kestrel', '[Kestrel] Logistics'],
  ['Kestrel Logistics', 'log kes', '[Kes]trel [Log]istics'],
  ['São Paulo', 'sao', '[São] Paulo'],
  ['Straße', 'strasse', 'Straße'],
  ['aaa', 'aa', '[aa]a'],
  ['Coupons', '', 'Coupons'],
  ['Coupons', 'x', 'Coupons'],
  ['a+b (c)', '+b (', 'a[+b] [(]c)'],
  ['', 'a', ''],
])('%s for %s', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});
