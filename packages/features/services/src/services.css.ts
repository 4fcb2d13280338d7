import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, fontSize, radius, space, surface, text } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${border.default}` } } });
/** Clickable row of a service. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '40px',
  padding: `${space[8]} ${space[20]}`,
  border: 0,
  background: 'none',
  color: text.default,
  font: 'inherit',
  fontSize: fontSize.body,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: surface.hover },
});
export const label = style({ flex: 1 });
export const mark = style({ display: 'inline-flex', color: text.muted });
export const onward = style([mark, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);
export const request = style([item, { padding: `${space[12]} ${space[20]}`, overflowWrap: 'anywhere' }]);
/** Preview of a row on the customer's home page. */
export const preview = style({ padding: space[12], borderRadius: radius.card, background: surface.sunken });
export const previewRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  background: surface.raised,
});
export const previewText = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
/** Form of one column. */
export const narrow = style({ maxInlineSize: 640 });
/** Small picture of a file, as wide as its icon is high. */
export const thumbnail = style({
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  objectFit: 'cover',
  borderRadius: radius.inner,
  border: `1px solid ${border.default}`,
});
