import { contrast, fixed, mix, type Scale, step, white } from './color';
import { isText, leaves } from './leaves';
import { deriveTheme, type ThemeColors, valuesOf } from './makeTheme';
import { hueDistance, ownScale } from './ownScale';
import { type Pair, pairs } from './pairs';
import { type Palette, palettes } from './palettes';
import { propertyName } from './propertyName';
import { fixedTokens } from './tokens';

export const neutrals = ['gray', 'slate', 'mauve', 'sage', 'olive', 'sand'] as const;

export interface FairleadThemeOptions {
  /** The brand's colour, `#rgb` or `#rrggbb`. */
  accent: string;
  /** The greys: pure, or with a breath of colour. */
  neutral?: (typeof neutrals)[number];
  /** Light words on a dark page. */
  dark?: boolean;
  /** Corners, from 0 (square) to 2 (twice as round). */
  radius?: number;
  /** Space and heights, from 0.8 to 1.25. What a finger touches never shrinks. */
  density?: number;
  /** A CSS font stack; the product brings the font. */
  font?: string;
}

/** A colour that was moved, so that it can be read or seen. */
export interface Correction {
  token: string;
  asked: string;
  given: string;
  /** What the asked colour would have had at its worst, and what it needs. */
  found: number;
  least: Pair['least'];
}
export interface MeasuredPair extends Pair {
  /** WCAG 2 contrast, 1 to 21. */
  contrast: number;
}

export interface FairleadTheme {
  colors: ThemeColors;
  /** Every custom property of the theme, by its public name. */
  properties: Readonly<Record<`--${string}`, string>>;
  /** A rule for a stylesheet. */
  css: (selector: string) => string;
  /** Every pair that a component may make, measured. */
  contrast: readonly MeasuredPair[];
  corrections: readonly Correction[];
}

/**
 * Makes a complete theme out of a colour. What the colour cannot carry is moved as little as possible, and reported.
 *
 * @throws TypeError when `accent` is no hex colour
 * @throws RangeError when `radius` or `density` is out of bounds
 */
export function createFairleadTheme({
  accent,
  neutral = 'slate',
  dark = false,
  radius = 1,
  density = 1,
  font,
}: FairleadThemeOptions): FairleadTheme {
  const asked = sixDigits(accent);
  within('radius', radius, 0, 2);
  within('density', density, 0.8, 1.25);
  const theme = valuesOf(deriveTheme(paletteOf(asked, neutral, dark)));
  const colors = new Map(leaves(theme, isText));
  const measured = pairs.map((pair) => ({ ...pair, contrast: between(colors, pair.front, pair.ground) }));
  const properties: Record<`--${string}`, string> = {};
  const put = (path: string, value: string) => {
    properties[`--${propertyName(path.split('.'))}`] = value;
  };
  for (const [path, value] of colors) put(path, value);
  for (const [path, value] of scaled(radius, density)) put(path, value);
  if (font) put('font.family', font);
  const declarations = [
    `color-scheme: ${dark ? 'dark' : 'light'}`,
    ...Object.entries(properties).map((each) => each.join(': ')),
  ];
  return {
    colors: theme,
    properties,
    css: (selector) => `${selector} {\n${declarations.map((each) => `  ${each};\n`).join('')}}\n`,
    contrast: measured,
    corrections: correctionsOf(asked, colors),
  };
}

function sixDigits(hex: string): string {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1]?.toLowerCase();
  if (!digits) throw new TypeError(`accent is no hex colour: ${hex}`);
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
function within(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most)) throw new RangeError(`${name} is ${value}; it may be ${least} to ${most}`);
}
const between = (colors: ReadonlyMap<string, string>, front: string, ground: string) =>
  contrast(colors.get(front) ?? '', colors.get(ground) ?? '');

/** A tone that would be taken for the accent takes another scale. */
function paletteOf(accent: string, neutral: Scale, dark: boolean): Palette {
  const base = palettes(mix)[dark ? 'DARK' : 'DEFAULT'];
  const grey = (dark ? `${neutral}Dark` : neutral) as Scale;
  const own = ownScale(accent, dark);
  const shade = ownScale(accent, true);
  const apart = (usual: Scale, other: Scale) => {
    const name = (scale: Scale) => (dark ? `${scale}Dark` : scale) as Scale;
    return hueDistance(accent, step(usual, 9).hex) < 22 ? name(other) : name(usual);
  };
  return {
    ...base,
    neutral: grey,
    accent: own,
    success: apart('grass', 'teal'),
    info: apart('blue', 'cyan'),
    secondary: apart('violet', 'plum'),
    page: step(grey, dark ? 1 : 2),
    sunken: dark ? mix(step(grey, 2), step(grey, 3), 0.5) : step(grey, 2),
    sidebar: dark
      ? {
          bg: step(grey, 2),
          border: step(grey, 5),
          hover: step(grey, 3),
          active: step(grey, 4),
          ink: step(grey, 12),
          bar: step(shade, 11),
          text: step(grey, 11),
          activeText: step(grey, 12),
        }
      : {
          bg: step(shade, 2),
          border: 'bg',
          hover: step(shade, 3),
          active: step(shade, 4),
          ink: fixed('#edeef0', 'near white'),
          bar: step(shade, 11),
          text: 'ink',
          activeText: white,
        },
  };
}

/** Paths and values of what the factors change. */
function scaled(radius: number, density: number): [string, string][] {
  const times = (value: string, factor: number) => `${Math.round(Number.parseFloat(value) * factor * 100) / 100}px`;
  const { full, ...corners } = fixedTokens.radius;
  const { compact, default: usual, row, rowCompact } = fixedTokens.size;
  return [
    ...(radius === 1
      ? []
      : Object.entries(corners).map(([name, value]): [string, string] => [`radius.${name}`, times(value, radius)])),
    ...(radius === 0 ? [['radius.full', '0px'] as [string, string]] : [['radius.full', full] as [string, string]]),
    ...(density === 1
      ? []
      : [
          ...Object.entries(fixedTokens.space).map(([name, value]): [string, string] => [
            `space.${name}`,
            times(value, density),
          ]),
          ...Object.entries({ compact, default: usual, row, rowCompact }).map(([name, value]): [string, string] => [
            `size.${name}`,
            // a target of less than 24 px is hard to hit (WCAG 2.5.8)
            `${Math.max(24, Number.parseFloat(times(value, density)))}px`,
          ]),
        ]),
  ];
}

/** Where the asked colour itself would have stood. */
function correctionsOf(asked: string, colors: ReadonlyMap<string, string>): Correction[] {
  return ['accent.solid', 'accent.mark', 'accent.text', 'focus.ring'].flatMap((token) => {
    const given = colors.get(token) ?? '';
    const own = pairs.filter(({ front }) => front === token);
    const worst = own
      .map(({ ground, least }) => ({ least, found: contrast(asked, colors.get(ground) ?? '') }))
      .sort((a, b) => a.found / a.least - b.found / b.least)[0];
    return given !== asked && worst ? [{ token, asked, given, ...worst }] : [];
  });
}
