import { describe, expect, it } from 'vitest';
import { color, type DesignTokens, designTokens, dimension, shadow, transition } from '../../scripts/designTokens';
import { isText, leaves } from './leaves';
import { scaled } from './scaled';
import { colorTokens, fixedTokens, themeNames } from './tokens';

interface Token {
  $type: string;
  $value: unknown;
}
const isToken = (node: unknown): node is Token => typeof node === 'object' && node !== null && '$value' in node;

it('reads colours', () => {
  expect(color('#1c2024')).toEqual({ colorSpace: 'srgb', components: [0.1098, 0.1255, 0.1412], hex: '#1c2024' });
  expect(color('rgb(0 0 0 / .6)')).toEqual({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.6, hex: '#000000' });
});

it('converts lengths to px at the default text size', () => {
  expect(['8px', '0', scaled(13), 'calc(1rem / 16)'].map((css) => dimension(css).value)).toEqual([8, 0, 13, 1]);
});

it('reads the layers of a shadow, with and without spread', () => {
  const px = (value: number) => ({ value, unit: 'px' });
  expect(shadow('0 0 0 1px rgb(17 24 30 / .08), 0 8px 24px #111113')).toEqual([
    { color: color('rgb(17 24 30 / .08)'), offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(1) },
    { color: color('#111113'), offsetX: px(0), offsetY: px(8), blur: px(24), spread: px(0) },
  ]);
});

it('reads a transition', () => {
  expect(transition('120ms cubic-bezier(.2, .8, .4, 1)')).toEqual({
    duration: { value: 120, unit: 'ms' },
    delay: { value: 0, unit: 'ms' },
    timingFunction: [0.2, 0.8, 0.4, 1],
  });
});

const numbers = (node: unknown): number[] =>
  typeof node === 'number'
    ? [node]
    : typeof node === 'object' && node !== null
      ? Object.values(node as DesignTokens).flatMap(numbers)
      : [];

describe.each(themeNames)('%s', (theme) => {
  const tokens = leaves(designTokens(theme), isToken);

  it('contains every token of the contract', () => {
    const contract = [...leaves(colorTokens, isText), ...leaves(fixedTokens, isText)].map(([path]) => path);
    expect(tokens.map(([path]) => path).sort()).toEqual(contract.sort());
  });

  it('contains no invalid number', () => {
    const broken = tokens.filter(([, { $type, $value }]) => {
      const found = numbers($value);
      return found.some(Number.isNaN) || (found.length === 0 && $type !== 'fontFamily');
    });
    expect(broken).toEqual([]);
  });
});
