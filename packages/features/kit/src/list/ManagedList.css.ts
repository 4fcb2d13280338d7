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

globalStyle('[data-open-rows]', { scrollMarginBlockStart: vars.size.topbar });
// A row that gets the focus scrolls out from under the header, the foot of the list and the bar of a selection.
globalStyle('[data-open-rows]:not([data-pinned]) tbody :is(a, button, input)', {
  scrollMarginBlock: `calc(${vars.size.topbar} + ${vars.size.rowCompact} + ${vars.space[12]}) 176px`,
});
