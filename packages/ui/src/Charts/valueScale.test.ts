import { describe, expect, it } from 'vitest';
import { valueScale } from './valueScale';

describe('valueScale', () => {
  it.each([
    [
      [3, 52, 41],
      [0, 20, 40, 60],
    ],
    [
      [1_204, 98_000],
      [0, 20_000, 40_000, 60_000, 80_000, 100_000],
    ],
    [
      [-5, 12],
      [-5, 0, 5, 10, 15],
    ],
    [
      [0.2, 0.7],
      [0, 0.2, 0.4, 0.6, 0.8],
    ],
    [
      [0, 0],
      [0, 0.2, 0.4, 0.6, 0.8, 1],
    ],
    [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [
      [-4, -2],
      [-4, -3, -2, -1, 0],
    ],
  ])('%j stands between round numbers', (values, expected) => {
    expect(valueScale(values).ticks).toEqual(expected);
  });

  it('includes 0 and every value in the range', () => {
    for (const values of [[3, 52], [-5, 12], [-1e9, -1], [1e-9], [0], [Number.MAX_SAFE_INTEGER]]) {
      const { share } = valueScale(values);
      for (const value of [...values, 0]) {
        expect(share(value)).toBeGreaterThanOrEqual(0);
        expect(share(value)).toBeLessThanOrEqual(1);
      }
    }
  });
});
