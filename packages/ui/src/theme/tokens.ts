const tone = {
  soft: 'Ground of a chip, an alert or a soft button',
  softHover: 'The same under the pointer',
  border: 'Hairline around the soft ground',
  text: 'Words on the soft ground and on every surface',
  mark: 'Dots, icons and lines that carry the meaning; 3:1 on its ground',
} as const;
const solidTone = {
  ...tone,
  solid: 'Ground of a solid button',
  solidHover: 'The same under the pointer',
  onSolid: 'Words on the solid ground',
} as const;
const hue = { bg: 'Ground of an avatar with initials', text: 'The initials on it' } as const;

/** Every colour that a theme gives, and what it is for. The names are public: `surface.page` is `--fl-surface-page`. */
export const colorTokens = {
  surface: {
    page: 'The page behind everything',
    raised: 'Cards, lists, the top bar, controls',
    sunken: 'Table heads, read-only fields, quotes within a card',
    overlay: 'What floats: menus, dialogs, drawers, toasts',
    hover: 'A row or an item under the pointer',
    pressed: 'A ghost button under the pointer, the trough of a segmented control',
    selected: 'A chosen row',
    disabled: 'A control that cannot be used',
    inverse: 'Tooltips',
  },
  text: {
    default: 'What is read',
    muted: 'Labels of facts, hints, placeholders',
    disabled: 'Words of a control that cannot be used',
    inverse: 'Words on surface.inverse',
  },
  border: {
    subtle: 'Between rows; decoration',
    default: 'Around cards; decoration',
    control: 'The boundary of a control; 3:1 on every surface',
    controlHover: 'The same under the pointer',
  },
  accent: {
    solid: 'The one thing to do on a view',
    solidHover: 'The same under the pointer',
    solidActive: 'The same while pressed',
    onSolid: 'Words on accent.solid',
    soft: 'Ground of a repeated action, of the current page number',
    softHover: 'The same under the pointer',
    border: 'Hairline around accent.soft',
    text: 'Links and accented words on every surface',
    mark: 'Bars, dots and underlines; 3:1 on every surface',
  },
  focus: { ring: 'The ring of what has the keyboard' },
  tone: {
    neutral: solidTone,
    info: solidTone,
    success: solidTone,
    warning: solidTone,
    danger: solidTone,
    secondary: tone,
  },
  sidebar: {
    bg: 'The sidebar',
    border: 'Its edge',
    hover: 'An item under the pointer',
    active: 'The item of this page',
    text: 'Items',
    activeText: 'The item of this page, and the name at the top',
    heading: 'Section headings',
    icon: 'Icons of items',
    bar: 'The 2 px bar of the item of this page',
    focus: 'The focus ring inside the sidebar',
  },
  chart: {
    1: 'First series',
    '1Soft': 'First series, weaker',
    2: 'Second series',
    3: 'Third series',
    4: 'Fourth series',
    5: 'Fifth series',
    track: 'The trough of a bar',
  },
  skeleton: { base: 'Bars of a page that is loading', shine: 'Their middle' },
  hue: { 1: hue, 2: hue, 3: hue, 4: hue, 5: hue, 6: hue },
  backdrop: { color: 'What dims the page behind a dialog' },
  shadow: { menu: 'Under menus, popovers and toasts', dialog: 'Under dialogs and drawers' },
} as const;

/** Type, space, shape and motion: the same in every theme. Sizes of type in rem of a 13 px root, so that text zoom works. */
export const fixedTokens = {
  font: { family: "'Manrope Variable', 'Manrope Fallback', system-ui, sans-serif" },
  fontSize: {
    caption: 'calc(11rem / 13)',
    label: 'calc(12rem / 13)',
    body: '1rem',
    lead: 'calc(15rem / 13)',
    section: 'calc(18rem / 13)',
    page: 'calc(22rem / 13)',
    figure: 'calc(28rem / 13)',
  },
  lineHeight: {
    caption: 'calc(16rem / 13)',
    label: 'calc(16rem / 13)',
    body: 'calc(20rem / 13)',
    lead: 'calc(24rem / 13)',
    section: 'calc(28rem / 13)',
    page: 'calc(32rem / 13)',
    figure: 'calc(36rem / 13)',
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
  motion: { state: '120ms cubic-bezier(.2, .8, .4, 1)', overlay: '180ms cubic-bezier(.2, .8, .2, 1)' },
} as const;

/** Smallest width of each breakpoint, in px. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1600 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** The media query from this breakpoint up. */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}px)`;
/** The media query below this breakpoint. */
export const below = (name: Breakpoint): string => `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

export const themeNames = ['DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO'] as const;
export type ThemeName = (typeof themeNames)[number];

export const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'secondary'] as const;
/** What a colour means. `secondary` is for chips only. */
export type Tone = (typeof tones)[number];
