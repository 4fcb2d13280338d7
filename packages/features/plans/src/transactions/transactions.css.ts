import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Prevents line breaks at hyphens. */
export const noWrap = style({ whiteSpace: 'nowrap' });

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
