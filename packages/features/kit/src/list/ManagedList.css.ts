import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const name = style({
  fontWeight: vars.weight.label,
  borderRadius: vars.radius.inner,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
