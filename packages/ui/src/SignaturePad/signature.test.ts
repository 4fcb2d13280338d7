import { expect, it } from 'vitest';
import { signatureSvg, strokePath, typedSize, withoutLastStroke } from './signature';

it('draws a dot, a line and a curve', () => {
  expect(strokePath([])).toBe('');
  expect(strokePath([{ x: 1, y: 2 }])).toBe('M1 2l0 0');
  const ends = [
    { x: 0, y: 0 },
    { x: 10.04, y: 20.06 },
  ];
  expect(strokePath(ends)).toBe('M0 0L10 20.1');
  expect(strokePath([...ends, { x: 20, y: 0 }])).toBe('M0 0Q10 20.1 15 10L20 0');
});

it('removes the last stroke', () => {
  expect(withoutLastStroke('M0 0L1 1M2 2l0 0')).toBe('M0 0L1 1');
  expect(withoutLastStroke('M0 0L1 1')).toBe('');
  expect(withoutLastStroke('')).toBe('');
});

it('makes an image in which a name cannot be markup', () => {
  expect(signatureSvg({ kind: 'typed', name: '</text><script>"&' })).toContain(
    '>&lt;/text&gt;&lt;script&gt;&quot;&amp;</text>',
  );
  expect(signatureSvg({ kind: 'drawn', path: 'M0 0l0 0' })).toContain('<path d="M0 0l0 0"');
});

it.each([
  ['Ana Ruiz', 56],
  ['Maria Fernanda González Rodríguez', 27],
  ['王小明', 56],
  ['王小明王小明王小明王', 45],
])('fits the name %s into its box', (name, size) => {
  expect(typedSize(name)).toBe(size);
  expect(signatureSvg({ kind: 'typed', name })).toContain(`font-size="${size}"`);
});
