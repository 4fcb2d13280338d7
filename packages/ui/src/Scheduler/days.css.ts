import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';
import { scaled } from '../theme/scaled';
import { softTones } from '../theme/tone';

const { accent, border, fontSize, lineHeight, radius, space, surface, text, tone, weight } = vars;

/** Height of a line of events with the space below. */
const line = scaled(26);
const number = scaled(28);

/** Seven days, or one, after a column with the hours. `--days` is their number. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
  selectors: { '&[data-hours]': { gridTemplateColumns: `${scaled(60)} repeat(var(--days), minmax(0, 1fr))` } },
});
export const weekday = style({
  minWidth: 0,
  padding: `${space[6]} ${space[8]}`,
  color: text.muted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const centered = style([weekday, { textAlign: 'center' }]);
/** Header of a day in a week, with its number. */
export const dayHead = style([weekday, { display: 'flex', alignItems: 'center', gap: space[4], flexWrap: 'wrap' }]);

export const cell = style({
  position: 'relative',
  minWidth: 0,
  borderBlockStart: `1px solid ${border.subtle}`,
  borderInlineStart: `1px solid ${border.subtle}`,
  selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
});
/** Button that fills a cell, below its events. */
export const fill = style({
  position: 'absolute',
  inset: 0,
  padding: space[2],
  selectors: {
    '&[data-creates]': { cursor: 'pointer' },
    '&[data-creates]:hover': { background: surface.hover },
    '&[data-target="accepts"]': { background: surface.selected, boxShadow: `inset 0 0 0 2px ${accent.mark}` },
    '&[data-target="refuses"]': { background: tone.danger.soft, boxShadow: `inset 0 0 0 2px ${tone.danger.mark}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-target]': { outline: '2px solid', outlineOffset: '-2px' } } },
  },
});
/** Adds an event to the day. Appears on hover and focus. */
export const add = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: scaled(24),
  height: scaled(24),
  padding: 0,
  border: 0,
  borderRadius: radius.inner,
  background: 'none',
  color: text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.pressed, color: text.default },
    [`${cell}:not(:hover, :focus-within) &`]: { opacity: 0 },
  },
});
globalStyle(`${add} > svg`, icon.medium);

/** Day of a month. */
export const day = style([cell, { minHeight: `calc(${number} + 4 * ${line} + ${space[4]})` }]);
export const otherMonth = style({ background: surface.sunken, color: text.muted });
export const dayTop = style({
  position: 'relative',
  width: 'fit-content',
  height: number,
  marginInlineStart: 'auto',
  padding: space[2],
});
/** Line of whole days above the hours. `--lines` is its number of lines. */
export const allDay = style([
  cell,
  { minHeight: `calc(var(--lines) * ${line} + ${space[4]})`, paddingBlockStart: space[2] },
]);
/** Lines of events. An event of several days is in the first of them and lies over the others. */
export const lines = style({ position: 'relative', marginInlineEnd: space[4] });
export const place = style({
  position: 'absolute',
  insetInlineStart: '2px',
  insetBlockStart: `calc(var(--lane) * ${line})`,
  // Each further day adds its border and the space at its end.
  inlineSize: `calc(var(--width) * (100% + 5px) - 7px)`,
  zIndex: 1,
});
export const bones = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[6]} ${space[8]}`,
});

/** Day with dots, on phones. */
export const dots = style({
  position: 'relative',
  minWidth: 0,
  minHeight: scaled(48),
  selectors: { '&[aria-selected="true"]': { background: surface.pressed } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
globalStyle(`${dots} > *`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  cursor: 'pointer',
});
export const faint = style({ color: text.muted });
export const marks = style({ display: 'flex', gap: '2px', height: '6px' });
export const mark = styleVariants(softTones, ({ mark: background }) => ({
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  background,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
}));
