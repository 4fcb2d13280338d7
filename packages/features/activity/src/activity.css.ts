import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, fontSize, lineHeight, radius, space, surface, text } = vars;

export const composer = style({ display: 'grid', gap: space[12] });
/** Button that looks like the field that it opens. */
export const start = style({
  width: '100%',
  minHeight: '72px',
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  background: surface.raised,
  color: text.muted,
  font: 'inherit',
  textAlign: 'start',
  display: 'flex',
  cursor: 'text',
});
export const keys = style({ display: 'inline-flex', gap: space[4], alignItems: 'center' });
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
