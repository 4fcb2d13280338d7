import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** How much it matters, and at the end what is to be done. */
export const foot = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

/** All cards of a row are as high as the highest. */
export const item = style({ display: 'grid', minInlineSize: 0 });
