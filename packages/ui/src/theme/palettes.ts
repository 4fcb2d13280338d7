import { type OwnScale, type Scale, type Shade, step, white } from './color';
import type { ThemeName } from './tokens';

/** Scales of a theme. */
export interface Palette {
  dark?: boolean;
  neutral: Scale;
  /** `ink` is the near-black end of the neutral scale. */
  accent: Scale | OwnScale | 'ink';
  success: Scale;
  info: Scale;
  secondary: Scale;
  warning: Scale;
  danger: Scale;
  page: Shade;
  /** Table headers. Defaults to step 2 of the neutral scale. */
  sunken?: Shade;
  /** Stronger card borders, where the default step is too weak. */
  strongEdge?: boolean;
  sidebar: Sidebar;
}
interface Sidebar {
  bg: Shade;
  border: Shade | 'bg';
  hover: Shade;
  active: Shade;
  /** Items and headings are mixed from this colour towards the background. */
  ink: Shade;
  bar: Shade;
  text: Shade | 'ink';
  activeText: Shade;
  light?: boolean;
}

/** Scales of the six themes. A tone that is too similar to a theme's accent uses another scale there. */
export const palettes = (mix: (a: Shade, b: Shade, share: number) => Shade): Record<ThemeName, Palette> => {
  const light = {
    success: 'grass',
    info: 'blue',
    secondary: 'violet',
    warning: 'amber',
    danger: 'red',
  } as const satisfies Partial<Palette>;
  return {
    DEFAULT: {
      ...light,
      neutral: 'slate',
      accent: 'teal',
      page: step('slate', 2),
      sidebar: {
        bg: step('cyanDark', 2),
        border: 'bg',
        hover: mix(step('cyanDark', 2), step('tealDark', 4), 0.4),
        active: mix(step('cyanDark', 2), step('tealDark', 4), 0.75),
        ink: step('slateDark', 12),
        bar: step('tealDark', 10),
        text: 'ink',
        activeText: white,
      },
    },
    DARK: {
      dark: true,
      neutral: 'slateDark',
      accent: 'tealDark',
      success: 'grassDark',
      info: 'blueDark',
      secondary: 'violetDark',
      warning: 'amberDark',
      danger: 'redDark',
      page: step('slateDark', 1),
      sunken: mix(step('slateDark', 2), step('slateDark', 3), 0.5),
      strongEdge: true,
      sidebar: {
        bg: step('slateDark', 2),
        border: step('slateDark', 5),
        hover: step('slateDark', 3),
        active: step('slateDark', 4),
        ink: step('slateDark', 12),
        bar: step('tealDark', 10),
        text: step('slateDark', 11),
        activeText: step('slateDark', 12),
      },
    },
    LIGHT: {
      ...light,
      neutral: 'gray',
      accent: 'ink',
      page: white,
      strongEdge: true,
      sidebar: {
        bg: white,
        border: step('gray', 6),
        hover: step('gray', 2),
        active: step('gray', 3),
        ink: step('gray', 12),
        bar: step('gray', 12),
        text: step('gray', 11),
        activeText: step('gray', 12),
        light: true,
      },
    },
    BLUE: {
      ...light,
      neutral: 'slate',
      accent: 'blue',
      info: 'cyan',
      page: step('blue', 2),
      sunken: mix(step('slate', 2), step('blue', 2), 0.6),
      sidebar: deep('blueDark', step('blue', 3), step('blueDark', 9)),
    },
    GREEN: {
      ...light,
      neutral: 'sage',
      accent: 'grass',
      success: 'teal',
      page: step('sage', 2),
      sidebar: deep('greenDark', step('sage', 3), step('grassDark', 10)),
    },
    INDIGO: {
      ...light,
      neutral: 'mauve',
      accent: 'indigo',
      info: 'cyan',
      secondary: 'plum',
      page: step('mauve', 2),
      sidebar: deep('irisDark', step('mauve', 3), step('indigoDark', 11)),
    },
  };
};

const deep = (scale: Scale, ink: Shade, bar: Shade): Sidebar => ({
  bg: step(scale, 3),
  border: 'bg',
  hover: step(scale, 4),
  active: step(scale, 5),
  ink,
  bar,
  text: 'ink',
  activeText: white,
});
