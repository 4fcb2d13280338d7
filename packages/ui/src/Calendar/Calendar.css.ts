import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';
import { scaled } from '../theme/scaled';

const { accent, border, fontSize, radius, space, surface, text, weight } = vars;

export const month = style({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' });
export const caption = style({
  paddingInlineStart: space[6],
  paddingBlockEnd: space[8],
  fontWeight: weight.label,
});
export const nav = style({ display: 'flex', gap: space[2], paddingBlockEnd: space[8] });
export const navButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.compact,
  height: vars.size.compact,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.pressed, color: text.default },
    '&[aria-disabled="true"]': { background: 'none', color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [touch]: { width: vars.size.touch, height: vars.size.touch } },
});
globalStyle(`${navButton} > svg`, icon.medium);

export const grid = style({
  gridColumn: '1 / -1',
  tableLayout: 'fixed',
  borderSpacing: space[2],
  margin: '-2px',
  width: 'calc(100% + 4px)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const weekday = style({
  padding: 0,
  fontSize: fontSize.caption,
  lineHeight: scaled(24),
  fontWeight: weight.label,
  color: text.muted,
});
export const day = style({ padding: 0 });
export const selected = style({});
/** Days between the ends of a range. */
export const middle = style({});
export const today = style({});
export const otherMonth = style({});
export const disabled = style({});

export const dayButton = style({
  width: '100%',
  minHeight: vars.size.default,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.pressed },
    '&:focus-visible': { position: 'relative', outlineOffset: '1px' },
    [`${otherMonth} > &`]: { color: text.muted, fontWeight: 400 },
    [`${today} > &`]: { boxShadow: `inset 0 0 0 1px ${border.control}` },
    [`${disabled} > &`]: {
      background: 'none',
      color: text.muted,
      fontWeight: weight.body,
      textDecoration: `line-through ${border.control}`,
      cursor: 'not-allowed',
    },
    [`${selected} > &`]: { background: accent.solid, color: accent.onSolid, fontWeight: weight.title },
    [`${middle} > &`]: { background: accent.soft, color: text.default, fontWeight: weight.label },
  },
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    '(forced-colors: active)': {
      selectors: {
        [`${today} > &`]: { border: '1px solid' },
        [`${selected} > &`]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
