import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, fontSize, lineHeight, radius, space, text } = vars;

/** Phones have no such keys. */
export const keys = style({
  display: 'none',
  alignItems: 'center',
  gap: space[4],
  '@media': { [from('md')]: { display: 'inline-flex' } },
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const day = style({
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  color: text.muted,
  marginBlockEnd: space[12],
});
export const changes = style({ display: 'grid', gap: space[8], margin: 0 });
export const change = style({ display: 'grid', gap: space[2] });
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[8]}`,
  margin: 0,
});
export const before = style({ color: text.muted, textDecoration: 'line-through' });
/** Underlined, because it is inside a sentence. */
export const link = style({
  borderRadius: radius.inner,
  textDecoration: 'underline',
  textDecorationColor: border.control,
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  ':hover': { textDecorationColor: 'currentcolor' },
});
/** Text without formatting, with its line breaks. */
export const plain = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** Serial or policy number. Breaks only where it is longer than a line. */
export const number = style({ display: 'inline-block', maxInlineSize: '100%' });
