/** Foreground and background token that may be combined. */
export interface Pair {
  front: string;
  ground: string;
  /** Minimum contrast (WCAG 2): 4.5 for text, 3 for control borders and meaningful graphics. */
  least: 3 | 4.5;
}

const on = (least: Pair['least']) => (front: string, grounds: readonly string[]) =>
  grounds.map((ground): Pair => ({ front, ground, least }));
const words = on(4.5);
const shapes = on(3);

const surface = (...names: string[]) => names.map((name) => `surface.${name}`);
const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'secondary'];
const softs = tones.map((tone) => `tone.${tone}.soft`);
const grounds = [
  ...surface('page', 'raised', 'sunken', 'overlay', 'hover', 'pressed', 'selected'),
  'tone.neutral.softHover',
];

/** All combinations that components may use. Each is tested in every theme. */
export const pairs: readonly Pair[] = [
  ...words('text.default', [...grounds, 'surface.disabled', 'accent.soft', ...softs]),
  ...words('text.muted', [...grounds, 'surface.disabled']),
  ...words('text.disabled', surface('disabled', 'raised')),
  ...words('text.inverse', surface('inverse')),
  ...words('accent.text', [...grounds, 'accent.soft', 'accent.softHover']),
  ...words('accent.onSolid', ['accent.solid', 'accent.solidHover', 'accent.solidActive']),
  ...shapes('accent.mark', grounds),
  ...shapes('accent.solid', surface('page', 'raised', 'overlay')),
  ...tones.flatMap((tone) => [
    ...words(`tone.${tone}.text`, [...grounds, `tone.${tone}.soft`, `tone.${tone}.softHover`]),
    ...shapes(`tone.${tone}.mark`, ['surface.raised', `tone.${tone}.soft`]),
    ...(tone === 'secondary' ? [] : words(`tone.${tone}.onSolid`, [`tone.${tone}.solid`, `tone.${tone}.solidHover`])),
  ]),
  ...[1, 2, 3, 4, 5, 6].flatMap((hue) => words(`hue.${hue}.text`, [`hue.${hue}.bg`])),
  ...words('sidebar.text', ['sidebar.bg', 'sidebar.hover']),
  ...words('sidebar.activeText', ['sidebar.active', 'sidebar.hover', 'sidebar.bg']),
  ...words('sidebar.heading', ['sidebar.bg']),
  ...['icon', 'bar', 'focus'].flatMap((part) => shapes(`sidebar.${part}`, ['sidebar.bg', 'sidebar.active'])),
  ...shapes('border.control', surface('page', 'raised', 'sunken', 'overlay')),
  ...shapes('border.controlHover', surface('page', 'raised', 'overlay')),
  ...shapes('focus.ring', surface('page', 'raised', 'sunken', 'overlay', 'selected')),
  ...[1, 2, 3, 4, 5].flatMap((series) => shapes(`chart.${series}`, ['surface.raised'])),
];
