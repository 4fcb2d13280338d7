import { below, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, fontSize, radius, space, surface, text, tone, weight } = vars;

export const bell = style({ position: 'relative', display: 'grid', placeItems: 'center' });

export const count = style({
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineStart: 8,
  minInlineSize: 16,
  paddingInline: 4,
  borderRadius: 8,
  background: tone.danger.solid,
  color: tone.danger.onSolid,
  fontSize: 10,
  lineHeight: '16px',
  fontWeight: weight.label,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const popover = style({ display: 'grid', gap: space[8], inlineSize: 400, maxInlineSize: '100%' });
export const tools = style({ display: 'flex', justifyContent: 'end', alignItems: 'center', gap: space[4] });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${border.subtle}`,
});

export const list = style({ display: 'grid', minInlineSize: 0 });
export const filter = style({ padding: `${space[8]} ${space[12]}`, overflowX: 'auto' });
export const state = style({ padding: space[20] });
export const day = style({ padding: `${space[12]} ${space[12]} ${space[4]}` });
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const more = style({ display: 'grid', placeItems: 'center', padding: space[8] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto auto',
  alignItems: 'start',
  gap: space[8],
  minBlockSize: 52,
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-unread]': { background: accent.soft },
    '&:hover, &:focus-within': { background: surface.hover },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.inner,
  background: surface.sunken,
  color: text.muted,
});

export const body = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  color: text.default,
  fontWeight: weight.label,
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

/** Aligns the text of the button with the title. */
export const show = style({ marginInlineStart: -10 });

export const unreadDot = style({ display: 'grid', color: accent.text });
globalStyle(`${unreadDot} > svg`, { fill: 'currentColor' });
export const readDot = style({ display: 'grid', color: text.muted });

/** Keeps the boxes near the names of their events. */
export const settings = style({ maxInlineSize: 800 });
export const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.body });
/** Name of a group of events. */
export const group = style({});
globalStyle(`${grid} th, ${grid} td`, {
  padding: `${space[8]} ${space[20]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  textAlign: 'center',
  fontWeight: weight.label,
  '@media': { [below('md')]: { padding: space[8] } },
});
globalStyle(`${grid} th:first-child`, { textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${grid} thead th`, {
  color: text.muted,
  fontSize: fontSize.caption,
  '@media': { [below('md')]: { overflowWrap: 'anywhere' } },
});
globalStyle(`${grid} .${group}`, { textAlign: 'start', background: surface.sunken, color: text.muted });
/** As wide as the box, which is centred below the name of its column. */
export const choice = style({ display: 'inline-grid', verticalAlign: 'middle' });
export const fixed = style([choice, { opacity: 0.6 }]);
export const gridFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[16]} ${space[24]}`,
  padding: `${space[12]} ${space[20]}`,
});
export const schedule = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
