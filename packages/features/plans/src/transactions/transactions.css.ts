import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Has hyphens, and is not broken at them. */
export const whole = style({ whiteSpace: 'nowrap' });

/** On one line; on a card it has the whole of one. */
export const email = style({
  display: 'block',
  maxInlineSize: '13rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('md')]: { maxInlineSize: 'none' } },
});

/** Leaves the room to the other columns. */
export const failure = style({
  display: 'block',
  maxInlineSize: '12rem',
  '@media': { [below('md')]: { maxInlineSize: 'none' } },
});
