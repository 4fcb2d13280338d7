import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Button that looks like a link within the text of a cell. */
export const textButton = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  fontWeight: vars.weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
