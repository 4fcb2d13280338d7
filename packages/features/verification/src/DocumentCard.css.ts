import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Importance at the start, action at the end. */
export const foot = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

/** Stretches all cards of a row to the same height. */
export const item = style({ display: 'grid', minInlineSize: 0 });
