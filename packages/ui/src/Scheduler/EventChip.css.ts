import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';
import { scaled } from '../theme/scaled';
import { softTones } from '../theme/tone';

const { fontSize, lineHeight, radius, size, space, surface, text, weight } = vars;

/** Height of an event in a line, and of its button. */
const height = scaled(24);

const chip = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&[aria-busy]': { opacity: 0.6 },
    '&[data-lifted]': { opacity: 0.5 },
  },
});
export const look = {
  line: style([chip, { height }]),
  block: style([chip, { height: '100%' }]),
  row: style([chip, { display: 'flex', alignItems: 'center', gap: space[4] }]),
};

const body = style({
  display: 'flex',
  width: '100%',
  height: '100%',
  minWidth: 0,
  borderRadius: radius.inner,
  color: text.default,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  textAlign: 'start',
  selectors: {
    '&[role="button"]': { cursor: 'pointer' },
    '&:focus-visible': { position: 'relative', zIndex: 1, outlineOffset: '-1px' },
  },
});
const line = style([body, { alignItems: 'center', gap: space[6], paddingInline: space[6] }]);
export const layout = {
  line,
  block: style([
    body,
    {
      flexDirection: 'column',
      padding: `3px ${space[6]}`,
      overflow: 'hidden',
      borderInlineStart: '3px solid',
      // Separates events side by side.
      boxShadow: `0 0 0 1px ${surface.raised}`,
    },
  ]),
  row: style([
    body,
    {
      alignItems: 'center',
      gap: space[8],
      minHeight: size.touch,
      padding: `${space[6]} ${space[8]}`,
      fontSize: fontSize.body,
      lineHeight: lineHeight.body,
      selectors: { '&:hover': { background: surface.hover } },
    },
  ]),
};

/** Filled: whole days, and events in the hours of a week. */
export const filled = styleVariants(softTones, ({ soft, softHover, text: onSoft, mark }) => ({
  background: soft,
  borderColor: mark,
  color: onSoft,
  selectors: { '&:hover': { background: softHover } },
  '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: '-1px' } },
}));
/** Times in a month: a dot and text. */
export const plain = style({
  selectors: { '&:hover': { background: surface.pressed } },
});
/** The event began before the row, or continues after it. */
export const before = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const after = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 });

export const dot = styleVariants(softTones, ({ mark }) => ({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: mark,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
}));
/** Tone of a filled event, whose background is missing in forced colours. */
export const forcedOnly = style({
  '@media': { '(forced-colors: none)': { display: 'none' } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Keeps its height in a low block. */
export const blockTitle = style([title, { flex: 'none' }]);
export const wrapped = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const time = style({
  flex: 'none',
  fontWeight: weight.body,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** Time in a line, where narrow days show the title only. */
export const lineTime = style([
  time,
  { color: text.muted, '@container': { '(max-width: 899px)': { display: 'none' } } },
]);
/** Time in a list, as wide as the longest one. It wraps in narrow lists, such as the popover of a day. */
export const rowTime = style([
  time,
  {
    width: scaled(76),
    color: text.muted,
    whiteSpace: 'normal',
    // A popover is outside of the container.
    '@container': { '(min-width: 600px)': { width: scaled(132) } },
  },
]);

const visible = { opacity: 1 };
/** Button of the menu: three dots on hover and focus. */
export const move = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: height,
  height,
  padding: 0,
  border: 0,
  borderRadius: radius.inner,
  background: surface.raised,
  color: text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.pressed, color: text.default },
    '&:focus-visible': { outlineOffset: '-1px' },
    [`${chip}:not(${look.row}) > &`]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      zIndex: 2,
      opacity: 0,
    },
    [`${chip}:not(${look.row}):is(:hover, :focus-within) > &`]: visible,
    [`${chip}[data-lifted] > &`]: { visibility: 'hidden' },
    [`${look.row} > &`]: { width: size.default, height: size.default, background: 'none' },
  },
  '@media': {
    [touch]: { selectors: { [`${look.row} > &`]: { width: size.touch, height: size.touch } } },
    '(pointer: coarse)': { selectors: { [`${chip}:not(${look.row}) > &`]: visible } },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
globalStyle(`${move} > svg`, icon.medium);
