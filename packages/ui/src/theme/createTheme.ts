import { black, contrast, fixed, mix, mixUntilContrast, type Scale, type Shade, step, white } from './color';
import { type Palette, palettes } from './palettes';
import type { colorTokens, ThemeName } from './tokens';

type Leaves<T, V> = { [K in keyof T]: T[K] extends string ? V : Leaves<T[K], V> };
/** Value for every colour of the contract. */
export type ThemeColors<V = string> = Leaves<typeof colorTokens, V>;

/** Creates one of the six themes. */
export const createTheme = (name: ThemeName): ThemeColors<Shade> => deriveTheme(palettes(mix)[name]);

/**
 * Derives a theme from its scales. Each colour is a step, or the first mix of two steps with enough contrast on every
 * background that the contract allows.
 */
export function deriveTheme(palette: Palette): ThemeColors<Shade> {
  const { accent } = palette;
  const ink = accent === 'ink';
  const dark = palette.dark ?? false;
  const n = (i: number) => step(palette.neutral, i);
  const a = (i: number) => step(accent === 'ink' ? palette.neutral : accent, i);

  const surface = {
    page: palette.page,
    raised: dark ? n(2) : white,
    sunken: palette.sunken ?? n(2),
    overlay: dark ? n(3) : white,
    hover: dark ? n(3) : mix(n(2), n(3), 0.5),
    pressed: dark ? n(4) : n(3),
    selected: ink ? n(3) : mix(a(2), a(3), 0.5),
    disabled: n(3),
    inverse: n(12),
  };
  const { page, raised, overlay, sunken, hover, pressed, selected } = surface;
  const surfaces = [page, raised, overlay, sunken, hover, pressed, selected, n(4)];

  return {
    surface,
    text: {
      default: n(12),
      muted: mixUntilContrast(n(11), n(12), surfaces, 4.5),
      disabled: mixUntilContrast(n(11), n(12), [n(3), raised], 4.5),
      inverse: dark ? n(1) : white,
    },
    border: {
      subtle: n(4),
      default: palette.strongEdge ? n(6) : mix(n(5), n(6), 0.5),
      control: mixUntilContrast(n(9), n(11), [page, raised, overlay, sunken], 3),
      controlHover: mixUntilContrast(n(10), n(12), [page, raised, overlay, sunken, hover], 4),
    },
    accent: {
      ...accentSolid(palette, n, a, [page, raised, overlay]),
      soft: a(ink ? 5 : 3),
      softHover: a(ink ? 6 : 4),
      border: a(ink ? 8 : 7),
      text: ink ? n(12) : mixUntilContrast(a(11), a(12), [...surfaces, a(3), a(4)], 4.5),
      mark: ink ? n(12) : mixUntilContrast(a(9), a(11), surfaces, 3),
    },
    focus: { ring: ink ? n(12) : mixUntilContrast(a(9), a(11), [page, raised, overlay, sunken, selected], 3) },
    tone: {
      neutral: {
        ...softTone(palette.neutral, surfaces, raised, page),
        solid: n(12),
        solidHover: mix(n(12), n(11), 0.3),
        onSolid: dark ? n(1) : white,
      },
      info: solidTone(palette.info, surfaces, raised, page),
      success: solidTone(palette.success, surfaces, raised, page),
      warning: {
        ...softTone(palette.warning, surfaces, raised, page),
        solid: step('amber', 9),
        solidHover: step('amber', 10),
        onSolid: step('amber', 12),
      },
      danger: solidTone(palette.danger, surfaces, raised, page),
      secondary: softTone(palette.secondary, surfaces, raised, page),
    },
    sidebar: sidebar(palette),
    chart: {
      1: ink ? n(12) : mixUntilContrast(a(9), a(11), [raised], 3),
      '1Soft': ink ? n(8) : a(dark ? 8 : 7),
      2: mixUntilContrast(step(palette.info, 9), step(palette.info, 11), [raised], 3),
      3: mixUntilContrast(step(palette.secondary, 9), step(palette.secondary, 11), [raised], 3),
      4: dark ? step('amberDark', 9) : mixUntilContrast(step('orange', 9), step('orange', 11), [raised], 3),
      5: mixUntilContrast(n(9), n(11), [raised], 3),
      track: n(3),
    },
    skeleton: { base: n(dark ? 5 : 4), shine: n(dark ? 4 : 3) },
    hue: {
      1: hue('teal', dark),
      2: hue('blue', dark),
      3: hue('violet', dark),
      4: hue('plum', dark),
      5: hue('orange', dark),
      6: hue('grass', dark),
    },
    backdrop: { color: fixed(dark ? 'rgb(0 0 0 / .6)' : 'rgb(17 24 30 / .42)', 'black') },
    shadow: dark ? darkShadow(n(6)) : lightShadow,
  };
}

const lightShadow = {
  menu: fixed('0 0 0 1px rgb(17 24 30 / .08), 0 8px 24px rgb(17 24 30 / .12), 0 2px 6px rgb(17 24 30 / .06)', 'black'),
  dialog: fixed(
    '0 0 0 1px rgb(17 24 30 / .06), 0 24px 64px rgb(17 24 30 / .22), 0 4px 16px rgb(17 24 30 / .08)',
    'black',
  ),
};
// Shadows are invisible on a dark page, so floating surfaces have a border.
const darkShadow = (edge: Shade) => ({
  menu: fixed(`0 0 0 1px ${edge.hex}, 0 8px 24px rgb(0 0 0 / .5), 0 2px 6px rgb(0 0 0 / .4)`, 'black'),
  dialog: fixed(`0 0 0 1px ${edge.hex}, 0 24px 64px rgb(0 0 0 / .6), 0 4px 16px rgb(0 0 0 / .4)`, 'black'),
});

type Steps = (i: number) => Shade;

/** The accent's solid colour has white text, so it is the first step with a contrast of 4.5. */
function accentSolid(palette: Palette, n: Steps, a: Steps, surfaces: readonly Shade[]) {
  if (palette.accent === 'ink')
    return { solid: n(12), solidHover: mix(n(12), n(11), 0.3), solidActive: black, onSolid: white };
  if (typeof palette.accent === 'object') return ownSolid(a, surfaces, palette.dark ? white : black);
  if (palette.dark) return { solid: a(9), solidHover: a(10), solidActive: mix(a(9), a(8), 0.4), onSolid: a(1) };
  const passing = mixUntilContrast(a(9), a(11), [white], 4.5);
  const solid = contrast(passing.hex, white.hex) < 4.5 ? a(11) : passing;
  return { solid, solidHover: mix(solid, a(12), 0.22), solidActive: mix(solid, a(12), 0.42), onSolid: white };
}

/**
 * Changes a custom brand colour as little as possible. The result is visible on every surface and has readable text: white, or
 * dark on a light colour.
 */
function ownSolid(a: Steps, surfaces: readonly Shade[], away: Shade) {
  const seen = mixUntilContrast(a(9), away, surfaces, 3);
  const states = (solid: Shade, towards: Shade) => ({
    solid,
    solidHover: mix(solid, towards, 0.1),
    solidActive: mix(solid, towards, 0.18),
  });
  const dark = mix(a(12), black, 0.6);
  const reads = (words: Shade, grounds: Record<string, Shade>) =>
    Object.values(grounds).every((ground) => contrast(words.hex, ground.hex) >= 4.5);
  // Hover and pressed states move away from the text colour.
  const underWhite = states(seen, black);
  if (reads(white, underWhite)) return { ...underWhite, onSolid: white };
  const underDark = states(seen, white);
  if (reads(dark, underDark)) return { ...underDark, onSolid: dark };
  return { ...states(mixUntilContrast(seen, black, [white], 4.5), black), onSolid: white };
}

function softTone(scale: Scale, surfaces: readonly Shade[], raised: Shade, page: Shade) {
  const s = (i: number) => step(scale, i);
  return {
    soft: s(3),
    softHover: s(4),
    border: s(6),
    text: mixUntilContrast(s(11), s(12), [...surfaces, s(3), s(4)], 4.5),
    mark: mixUntilContrast(s(9), s(11), [raised, s(3), page], 3),
  };
}

/** Solid tones use the light scale in every theme, because their text is always white. */
function solidTone(scale: Scale, surfaces: readonly Shade[], raised: Shade, page: Shade) {
  const light = (i: number) => step(scale.replace('Dark', '') as Scale, i);
  const solid = mixUntilContrast(light(9), light(12), [white], 4.5);
  const share = scale.endsWith('Dark') ? 0.2 : 0.22;
  return {
    ...softTone(scale, surfaces, raised, page),
    solid,
    solidHover: mix(solid, light(12), share),
    onSolid: white,
  };
}

function sidebar({ sidebar: s }: Palette) {
  const border = s.border === 'bg' ? s.bg : s.border;
  return {
    bg: s.bg,
    border,
    hover: s.hover,
    active: s.active,
    text: s.text === 'ink' ? mix(s.ink, s.bg, 0.2) : s.text,
    activeText: s.activeText,
    heading: mixUntilContrast(mix(s.ink, s.bg, s.light ? 0.35 : 0.48), s.ink, [s.bg], 4.5),
    icon: mixUntilContrast(mix(s.ink, s.bg, s.light ? 0.35 : 0.42), s.ink, [s.bg, s.active], 3),
    bar: s.bar,
    focus: s.light ? s.activeText : mixUntilContrast(s.bar, s.ink, [s.bg, s.active], 3),
  };
}

function hue(scale: Scale, dark: boolean) {
  const s = (i: number) => step((dark ? `${scale}Dark` : scale) as Scale, i);
  return { bg: s(4), text: mixUntilContrast(s(11), s(12), [s(4)], 4.5) };
}

/** Hex values only, for a stylesheet. */
export function valuesOf(theme: ThemeColors<Shade>): ThemeColors {
  const values = (node: object): object =>
    Object.fromEntries(
      Object.entries(node).map(([key, leaf]: [string, Shade | object]) => [
        key,
        'hex' in leaf ? leaf.hex : values(leaf),
      ]),
    );
  return values(theme) as ThemeColors;
}
export const themeValues = (name: ThemeName): ThemeColors => valuesOf(createTheme(name));
