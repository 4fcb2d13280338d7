import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** On one line. Full width on the cards of a phone. */
export const email = style({
  display: 'block',
  maxInlineSize: '13rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('md')]: { maxInlineSize: 'none' } },
});

export const failure = style({
  display: 'block',
  maxInlineSize: '12rem',
  '@media': { [below('md')]: { maxInlineSize: 'none' } },
});
