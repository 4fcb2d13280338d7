import { describe, expect, it } from 'vitest';
import { contrast } from './color';
import { createTheme, themeValues } from './createTheme';
import { isText, leaves } from './leaves';
import { pairs } from './pairs';
import { breakpoints, themeNames } from './tokens';

describe.each(themeNames)('%s', (name) => {
  const colors = new Map(leaves(themeValues(name), isText));

  it('has enough contrast in every pair that the contract allows', () => {
    const short = pairs.flatMap(({ front, ground, least }) => {
      const [a, b] = [colors.get(front), colors.get(ground)];
      if (!a || !b) return [`${front} on ${ground}: no such token`];
      const found = contrast(a, b);
      return found < least ? [`${front} on ${ground}: ${found.toFixed(2)}, needs ${least}`] : [];
    });
    expect(short).toEqual([]);
  });

  it('keeps its values', async () => {
    await expect(`${JSON.stringify(createTheme(name), null, 2)}\n`).toMatchFileSnapshot(`./snapshots/${name}.json`);
  });
});

it('has the prescribed theme names and breakpoints', () => {
  expect(themeNames).toEqual(['DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO']);
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1600 });
});
