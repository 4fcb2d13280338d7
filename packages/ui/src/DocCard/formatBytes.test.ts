import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes';

test.for([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [700_416, '684 kB'],
  [1_048_000, '1,023 kB'],
  [1_048_575, '1 MB'],
  [3_040_870, '2.9 MB'],
  [23_068_672, '22 MB'],
  [5_368_709_120, '5 GB'],
  [5_497_558_138_880, '5,120 GB'],
] as const)('%d bytes are %s', ([bytes, text]) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test('uses the unit names and decimal separator of the language', () => {
  expect(formatBytes(3_040_870, 'fr')).toMatch(/^2,9\sMo$/u);
});
