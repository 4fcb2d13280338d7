import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const name = style({
  fontWeight: vars.weight.label,
  borderRadius: vars.radius.inner,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** Link to a related record. */
export const related = style({
  borderRadius: vars.radius.inner,
  textDecoration: 'underline',
  textDecorationColor: vars.border.default,
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  ':hover': { textDecorationColor: 'currentcolor' },
});

// Rows with a linked name open by click.
globalStyle('[data-open-rows] tbody tr:has(> th :is(a, button))', { cursor: 'pointer' });
