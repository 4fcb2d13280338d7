import { below, scaled } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** On one line. Full width on the cards of a phone. */
export const email = style({
  display: 'block',
  maxInlineSize: scaled(169),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('md')]: { maxInlineSize: 'none' } },
});

export const failure = style({
  display: 'block',
  maxInlineSize: scaled(156),
  '@media': { [below('md')]: { maxInlineSize: 'none' } },
});
