import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Aligns the text of a ghost button with the text of its column. */
export const flush = style({
  display: 'inline-block',
  marginInlineStart: '-10px',
  // larger touch target
  '@media': { [below('md')]: { marginInlineStart: '-14px', marginBlock: '-10px' } },
});

/** Two lines in a table row, the full text on a card. */
export const reason = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [below('md')]: { display: 'block', maxInlineSize: 'calc(100cqi - 34px)' } },
});
