import { clampChroma, formatHex, modeOklch, modeRgb, type Oklch, useMode as register } from 'culori/fn';
import { black, contrast, fixed, mix, type OwnScale, type Scale, stepsOf } from './color';

/** Scales that serve as models for a custom scale. */
const courses = [
  'red',
  'orange',
  'amber',
  'grass',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'plum',
  'pink',
] as const;
type Course = (typeof courses)[number];

/** Chroma below which a colour counts as grey. */
const grey = 0.03;

register(modeRgb);
const toOklch = register(modeOklch);
const oklch = (hex: string): Oklch => toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 };
const between = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
/** Hue difference of two colours in degrees; Infinity if one of them is grey. */
export function hueDistance(a: string, b: string): number {
  const [x, y] = [oklch(a), oklch(b)];
  return x.c < grey || y.c < grey ? Number.POSITIVE_INFINITY : between(x.h ?? 0, y.h ?? 0);
}

function nearest(accent: Oklch): Course | 'gray' {
  if (accent.c < grey) return 'gray';
  const solid = (course: Course) => oklch(stepsOf(course)[8] ?? '').h ?? 0;
  return courses.reduce((best, each) =>
    between(solid(each), accent.h ?? 0) < between(solid(best), accent.h ?? 0) ? each : best,
  );
}

/**
 * Creates a twelve-step scale for a colour. Lightness follows the nearest Radix scale, hue and chroma follow the colour, and
 * the colour itself is the ninth step.
 *
 * @param hex - Six digits.
 */
export function ownScale(hex: string, dark: boolean): OwnScale {
  const accent = oklch(hex);
  const course = nearest(accent);
  const model = stepsOf((dark ? `${course}Dark` : course) as Scale).map(oklch);
  const share = Math.min(1.2, accent.c / Math.max(model[8]?.c ?? 0, 0.001));
  const steps = model.map(({ l, c }) =>
    formatHex(clampChroma({ mode: 'oklch', l, c: c * share, h: accent.h ?? 0 }, 'oklch')),
  );
  steps[8] = hex;
  steps[9] = mix(fixed(hex, ''), contrast(hex, black.hex) > 6 ? black : fixed('#ffffff', ''), 0.08).hex;
  return { name: hex, steps };
}
