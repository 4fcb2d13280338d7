import { describe, expect, it } from 'vitest';
import { contrast } from './color';
import { isText, leaves } from './leaves';
import { makeTheme, themeValues } from './makeTheme';
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
    await expect(`${JSON.stringify(makeTheme(name), null, 2)}\n`).toMatchFileSnapshot(`./snapshots/${name}.json`);
  });
});

it('has the names and the widths of the specification, document 1, section 2', () => {
  expect(themeNames).toEqual(['DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO']);
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1600 });
});
