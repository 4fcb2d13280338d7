import { contrast, fixed, mix, type Scale, step, white } from './color';
import { deriveTheme, type ThemeColors, valuesOf } from './createTheme';
import { isText, leaves } from './leaves';
import { hueDistance, ownScale } from './ownScale';
import { type Pair, pairs } from './pairs';
import { type Palette, palettes } from './palettes';
import { propertyName } from './propertyName';
import { fixedTokens } from './tokens';

export const neutrals = ['gray', 'slate', 'mauve', 'sage', 'olive', 'sand'] as const;

export interface FairleadThemeOptions {
  /** Brand colour, `#rgb` or `#rrggbb`. */
  accent: string;
  /** Grey scale, with or without a tint. Defaults to `slate`. */
  neutral?: (typeof neutrals)[number];
  /** Dark theme. Defaults to `false`. */
  dark?: boolean;
  /** Factor for corner radii, from 0 (square) to 2. Defaults to 1. */
  radius?: number;
  /** Factor for spacing and heights, from 0.8 to 1.25. Touch targets never shrink. Defaults to 1. */
  density?: number;
  /** CSS font stack. The application loads the font. */
  font?: string;
}

/** Colour that was changed to reach the required contrast. */
export interface Correction {
  /** Name of the token. */
  token: string;
  /** Requested colour. */
  asked: string;
  /** Colour that is used instead. */
  given: string;
  /** Lowest contrast of the requested colour. */
  found: number;
  /** Required contrast. */
  least: Pair['least'];
}
export interface MeasuredPair extends Pair {
  /** WCAG 2 contrast, from 1 to 21. */
  contrast: number;
}

export interface FairleadTheme {
  /** Colours of the theme, by token. */
  colors: ThemeColors;
  /** CSS custom properties of the theme, by name. */
  properties: Readonly<Record<`--${string}`, string>>;
  /** Returns a CSS rule with all properties. */
  css: (selector: string) => string;
  /** Contrast of every allowed combination of colours. */
  contrast: readonly MeasuredPair[];
  /** Changes to the requested colour. */
  corrections: readonly Correction[];
}

/**
 * Creates a complete theme from a brand colour. Where its contrast is too low, the colour is changed as little as possible, and
 * the change is reported in `corrections`.
 *
 * @throws TypeError when `accent` is not a hex colour.
 * @throws RangeError when `radius` or `density` is out of range.
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
  assertRange('radius', radius, 0, 2);
  assertRange('density', density, 0.8, 1.25);
  const theme = valuesOf(deriveTheme(paletteOf(asked, neutral, dark)));
  const colors = new Map(leaves(theme, isText));
  const measured = pairs.map((pair) => ({ ...pair, contrast: contrastBetween(colors, pair.front, pair.ground) }));
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
  if (!digits) throw new TypeError(`accent is not a hex colour: ${hex}`);
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
function assertRange(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most)) throw new RangeError(`${name} is ${value}; it may be ${least} to ${most}`);
}
const contrastBetween = (colors: ReadonlyMap<string, string>, front: string, ground: string) =>
  contrast(colors.get(front) ?? '', colors.get(ground) ?? '');

/** A tone that is too similar to the accent uses another scale. */
function paletteOf(accent: string, neutral: Scale, dark: boolean): Palette {
  const base = palettes(mix)[dark ? 'DARK' : 'DEFAULT'];
  const grey = (dark ? `${neutral}Dark` : neutral) as Scale;
  const own = ownScale(accent, dark);
  const shade = ownScale(accent, true);
  const distinctFromAccent = (usual: Scale, other: Scale) => {
    const name = (scale: Scale) => (dark ? `${scale}Dark` : scale) as Scale;
    return hueDistance(accent, step(usual, 9).hex) < 22 ? name(other) : name(usual);
  };
  return {
    ...base,
    neutral: grey,
    accent: own,
    success: distinctFromAccent('grass', 'teal'),
    info: distinctFromAccent('blue', 'cyan'),
    secondary: distinctFromAccent('violet', 'plum'),
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

/** Paths and values of the tokens that depend on the factors. */
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
            // Targets smaller than 24 px are hard to hit (WCAG 2.5.8).
            `${Math.max(24, Number.parseFloat(times(value, density)))}px`,
          ]),
        ]),
  ];
}

/** Compares the requested colour with the used ones. */
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
