import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import { from } from '../theme/tokens';

const { fontSize, lineHeight, space, text } = vars;

export const term = style({
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: 500,
  color: text.muted,
});
export const description = style({
  minWidth: 0,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const empty = style({ fontWeight: vars.weight.body, color: text.muted });

export const layout = styleVariants({
  columns: { columnGap: space[24] },
  // Short terms leave their space to the descriptions.
  rows: {
    display: 'grid',
    gridTemplateColumns: `fit-content(min(${scaled(176)}, 40%)) minmax(0, 1fr)`,
    columnGap: space[16],
  },
  ends: {},
  // The clip hides the divider of the first item of each line.
  strip: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${scaled(124)}), 1fr))`,
    gap: `${space[12]} ${space[32]}`,
    clipPath: 'inset(-4px)',
  },
});
globalStyle(`${layout.columns} > div`, { minWidth: 0, display: 'grid', gap: space[2], alignContent: 'start' });
const row = { alignItems: 'baseline', paddingBlock: '7px' } as const;
globalStyle(`${layout.rows} > div`, { ...row, display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' });
globalStyle(`${layout.ends} > div`, { ...row, display: 'flex', gap: space[16], justifyContent: 'space-between' });
// the content of a card starts and ends with the text
globalStyle(`:is(${layout.rows}, ${layout.ends}) > div:first-child`, { paddingBlockStart: 0 });
globalStyle(`:is(${layout.rows}, ${layout.ends}) > div:last-child`, { paddingBlockEnd: 0 });
globalStyle(`${layout.ends} ${description}`, { textAlign: 'end' });
// Seven facts and more on two lines of about the same length.
globalStyle(`${layout.strip}:has(> :nth-child(7))`, {
  '@media': { [`${from('md')} and (max-width: 1360px)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
globalStyle(`${layout.strip} > div`, {
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
});
globalStyle(`${layout.strip} > div::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${space[16]})`,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
});
/** Full width, for long descriptions. */
export const full = style({ gridColumn: '1 / -1' });
