import { scaled } from './scaled';

const tone = {
  soft: 'Background of a chip, an alert or a soft button',
  softHover: 'soft on hover',
  border: 'Border of the soft background',
  text: 'Text on the soft background and on every surface',
  mark: 'Dots, icons and lines with a meaning; 3:1 on its background',
} as const;
const solidTone = {
  ...tone,
  solid: 'Background of a solid button',
  solidHover: 'solid on hover',
  onSolid: 'Text on the solid background',
} as const;
const hue = { bg: 'Background of an avatar with initials', text: 'Initials of the avatar' } as const;

/** Colours of a theme, with descriptions. The names are public: `surface.page` is `--fl-surface-page`. */
export const colorTokens = {
  surface: {
    page: 'Page background',
    raised: 'Cards, lists, the top bar, controls',
    sunken: 'Table headers, read-only fields, quotes within a card',
    overlay: 'Floating surfaces: menus, dialogs, drawers, toasts',
    hover: 'Hovered row or item',
    pressed: 'Hovered ghost button, background of a segmented control',
    selected: 'Selected row',
    disabled: 'Disabled control',
    inverse: 'Tooltips',
  },
  text: {
    default: 'Body text',
    muted: 'Terms, hints, placeholders',
    disabled: 'Text of a disabled control',
    inverse: 'Text on surface.inverse',
  },
  border: {
    subtle: 'Between rows; decoration',
    default: 'Around cards; decoration',
    control: 'Border of a control; 3:1 on every surface',
    controlHover: 'control on hover',
  },
  accent: {
    solid: 'Primary action of a view',
    solidHover: 'solid on hover',
    solidActive: 'solid while pressed',
    onSolid: 'Text on accent.solid',
    soft: 'Background of a repeated action and of the current page number',
    softHover: 'soft on hover',
    border: 'Border of accent.soft',
    text: 'Links and accented text on every surface',
    mark: 'Bars, dots and underlines; 3:1 on every surface',
  },
  focus: { ring: 'Focus ring' },
  tone: {
    neutral: solidTone,
    info: solidTone,
    success: solidTone,
    warning: solidTone,
    danger: solidTone,
    secondary: tone,
  },
  sidebar: {
    bg: 'Sidebar background',
    border: 'Edge of the sidebar',
    hover: 'Hovered item',
    active: 'Item of the current page',
    text: 'Items',
    activeText: 'Text of the current item, and the name at the top',
    heading: 'Section headings',
    icon: 'Icons of items',
    bar: '2 px bar of the current item',
    focus: 'Focus ring inside the sidebar',
  },
  chart: {
    1: 'First series',
    '1Soft': 'First series, lighter',
    2: 'Second series',
    3: 'Third series',
    4: 'Fourth series',
    5: 'Fifth series',
    track: 'Background of a bar',
  },
  skeleton: { base: 'Skeleton bars', shine: 'Highlight of skeleton bars' },
  hue: { 1: hue, 2: hue, 3: hue, 4: hue, 5: hue, 6: hue },
  backdrop: { color: 'Overlay behind a dialog' },
  shadow: { menu: 'Under menus, popovers and toasts', dialog: 'Under dialogs and drawers' },
} as const;

/** Typography, spacing, shape and motion, equal in all themes. Font sizes grow with the browser's text size. */
export const fixedTokens = {
  scale: 'calc(1rem / 16)',
  font: { family: "'Manrope Variable', 'Manrope Fallback', system-ui, sans-serif" },
  fontSize: {
    caption: scaled(11),
    label: scaled(12),
    body: scaled(13),
    lead: scaled(15),
    section: scaled(18),
    page: scaled(22),
    figure: scaled(28),
  },
  lineHeight: {
    caption: scaled(16),
    label: scaled(16),
    body: scaled(20),
    lead: scaled(24),
    section: scaled(28),
    page: scaled(32),
    figure: scaled(36),
  },
  weight: { body: '450', label: '600', title: '700' },
  space: {
    0: '0',
    2: '2px',
    4: '4px',
    6: '6px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    56: '56px',
  },
  radius: { inner: '4px', control: '6px', overlay: '8px', card: '10px', full: '999px' },
  size: {
    compact: '28px',
    default: '32px',
    touch: '40px',
    row: '44px',
    rowCompact: '36px',
    sidebar: '258px',
    rail: '64px',
    topbar: '56px',
    content: '1440px',
  },
  /** Stacking order: table head, bar and banner, dialogs and drawers, menus (which may open inside dialogs), toasts, tooltips. */
  layer: { head: '2', bar: '10', banner: '20', overlay: '30', float: '40', toast: '50', tooltip: '60' },
  motion: { state: '120ms cubic-bezier(.2, .8, .4, 1)', overlay: '180ms cubic-bezier(.2, .8, .2, 1)' },
} as const;

/** Minimum width of each breakpoint, in px. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1600 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media query from this breakpoint up. */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}px)`;
/** Media query below this breakpoint. */
export const below = (name: Breakpoint): string => `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

export const themeNames = ['DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO'] as const;
export type ThemeName = (typeof themeNames)[number];

export const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'secondary'] as const;
/** Meaning of a colour. `secondary` is for chips and icons only. */
export type Tone = (typeof tones)[number];
