import * as radix from '@radix-ui/colors';

/** Colour, and the scale step or mix that it was taken from. */
export interface Shade {
  hex: string;
  from: string;
}
/** Name of a Radix scale. */
export type Scale = keyof typeof radix;
/** Custom scale of twelve colours with the same roles as in a Radix scale. */
export interface OwnScale {
  name: string;
  steps: readonly string[];
}

const scales: Record<Scale, Readonly<Record<string, string>>> = { ...radix };
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (rgb: number[]): string => `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;
const linear = (c: number): number => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2 contrast of two hex colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Step of a scale, from 1 to 12. The Radix documentation describes the role of each step. */
export function step(scale: Scale | OwnScale, index: number): Shade {
  const [name, steps] = typeof scale === 'string' ? [scale, Object.values(scales[scale])] : [scale.name, scale.steps];
  const hex = steps[index - 1];
  if (!hex) throw new RangeError(`${name} has no step ${index}`);
  return { hex, from: `${name} ${index}` };
}

/** Steps 1 to 12 of a Radix scale, as hex. */
export const stepsOf = (scale: Scale): readonly string[] => Object.values(scales[scale]);

export const fixed = (hex: string, from: string): Shade => ({ hex, from });
export const white = fixed('#ffffff', 'white');
export const black = fixed('#000000', 'black');

export function mix(a: Shade, b: Shade, share: number): Shade {
  const to = channels(b.hex);
  const hex = toHex(channels(a.hex).map((c, i) => c + ((to[i] ?? c) - c) * share));
  return { hex, from: `${a.from} → ${b.from} ${Math.round(share * 100)}%` };
}

/**
 * Returns the first mix from `a` to `b` with a contrast of at least `min` on every background.
 *
 * @throws Error when no mix has enough contrast.
 */
export function mixUntilContrast(a: Shade, b: Shade, grounds: readonly Shade[], min: number): Shade {
  for (let t = 0; t <= 1.001; t += 0.05) {
    const shade = t < 0.01 ? a : t > 0.99 ? b : mix(a, b, t);
    if (grounds.every((ground) => contrast(shade.hex, ground.hex) >= min)) return shade;
  }
  throw new Error(`no mix of ${a.from} and ${b.from} has a contrast of ${min}`);
}
