import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon as iconSize } from '../theme/icon';
import { scaled } from '../theme/scaled';

const { accent, border, fontSize, lineHeight, radius, size, space, surface, text, tone, weight } = vars;

export const root = style({ display: 'grid', minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: 0,
  padding: `${space[8]} ${space[12]}`,
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const state = style({ display: 'grid', gap: space[20], padding: space[20] });
export const day = style({
  margin: 0,
  padding: `${space[12]} ${space[12]} ${space[4]}`,
  color: text.muted,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  fontWeight: weight.body,
});
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const more = style({ display: 'grid', placeItems: 'center', padding: space[8] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  gap: space[8],
  minHeight: scaled(52),
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-unread]': { background: surface.selected },
    '&:is(:hover, :focus-within)': { background: surface.hover },
  },
});
/** In line with the title, which is the first line of a row. */
const inLine = (height: string) => ({ marginBlockStart: `calc((${lineHeight.body} - ${height}) / 2)` });
globalStyle(`${row} > time`, inLine(lineHeight.caption));
globalStyle(`${row} > button`, { ...inLine(size.compact), '@media': { [touch]: inLine(size.touch) } });

const iconBox = style({
  display: 'grid',
  placeItems: 'center',
  width: scaled(28),
  height: scaled(28),
  borderRadius: radius.inner,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${iconBox} > svg`, iconSize.medium);
export const icon = styleVariants({ accent, ...tone }, (of) => [iconBox, { background: of.soft, color: of.text }]);

export const body = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  color: text.default,
  fontWeight: weight.label,
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
/** Aligns the text of the button with the title. */
export const show = style({ marginInlineStart: '-10px', '@media': { [touch]: { marginInlineStart: '-14px' } } });

const mark = style({
  display: 'block',
  width: scaled(10),
  height: scaled(10),
  border: '2px solid',
  borderRadius: '50%',
});
export const read = style([mark, { color: text.muted }]);
export const unread = style([
  mark,
  {
    color: accent.text,
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
  },
]);
