import { below, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, fontSize, radius, space, surface, text } = vars;

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
/** Kinds of documents, as tiles with an icon above the name. On phones, the icon is beside it. */
export const kinds = style({});
const tiles = `${kinds} [role='radiogroup']`;
globalStyle(tiles, { display: 'flex', flexWrap: 'wrap' });
globalStyle(`${tiles} > *`, {
  flex: '1 1 auto',
  textAlign: 'start',
  '@media': { [below('md')]: { flexBasis: '40%' } },
});
globalStyle(`${tiles} > :first-child`, { '@media': { [below('md')]: { flexBasis: '100%' } } });
globalStyle(`${tiles} > * > label`, {
  padding: `${space[8]} ${space[12]}`,
  justifyContent: 'start',
  alignSelf: 'stretch',
  '@media': { [below('md')]: { alignItems: 'center' } },
});
globalStyle(`${tiles} > * > label > :last-child`, {
  display: 'grid',
  gap: space[4],
  '@media': {
    [below('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[8],
    },
  },
});
globalStyle(`${tiles} [aria-hidden]`, { display: 'grid', color: text.muted });
globalStyle(`${tiles} > :has(:checked) [aria-hidden]`, { color: accent.text });
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
