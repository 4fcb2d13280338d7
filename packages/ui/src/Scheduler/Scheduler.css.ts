import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { accent, border, fontSize, lineHeight, radius, size, space, surface, text, weight } = vars;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  containerType: 'inline-size',
});
/** Measures the width. Without height, so that no change of the content changes its size. */
export const ruler = style({ height: 0, marginBlockEnd: `calc(-1 * ${space[12]})` });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  minWidth: 0,
});
export const pages = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const title = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const frame = style({
  minWidth: 0,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: surface.raised,
  overflow: 'clip',
});
/** Replaces the days, at about their height. */
export const instead = style({ display: 'grid', alignContent: 'center', minHeight: '320px', padding: space[24] });
export const note = style({ paddingInline: space[8], color: text.muted });

/** Number of today. */
export const today = style({ background: accent.solid, color: accent.onSolid, fontWeight: weight.title });
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: scaled(24),
  height: scaled(24),
  paddingInline: space[4],
  borderRadius: radius.full,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.label,
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`&${today}`]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const more = style({
  width: '100%',
  height: scaled(24),
  paddingBlock: 0,
  paddingInline: space[6],
  border: 0,
  borderRadius: radius.inner,
  background: 'none',
  color: text.muted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.pressed, color: text.default },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const rest = style({ marginBlock: 0, padding: space[8], color: text.muted });
/** Puts the padding of a row outside of the text above it. */
export const flush = style({ marginInline: `calc(-1 * ${space[8]})` });

/** Days of an agenda. */
export const agendaDay = style({
  display: 'grid',
  // The longest date and the chip of today fit on one line.
  gridTemplateColumns: `${scaled(272)} minmax(0, 1fr)`,
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
  '@container': { '(max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const agendaHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  alignSelf: 'start',
  gap: space[6],
  minHeight: size.touch,
});
/** Day below the dots of a month on phones. */
export const dayList = style({ padding: `${space[8]} ${space[16]}`, borderBlockStart: `1px solid ${border.default}` });
export const bone = style({ display: 'flex', alignItems: 'center', minHeight: size.touch, paddingInline: space[8] });
