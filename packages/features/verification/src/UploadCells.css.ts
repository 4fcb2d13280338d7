import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** A quiet button has room at its sides: its words begin where the others of the column do. */
export const flush = style({
  display: 'inline-block',
  marginInlineStart: '-10px',
  // and where there is room for a finger, above and below
  '@media': { [below('md')]: { marginInlineStart: '-14px', marginBlock: '-10px' } },
});

/** In a row the first words of a reason; on a card all of them, as wide as the card. */
export const reason = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [below('md')]: { display: 'block', maxInlineSize: 'calc(100cqi - 34px)' } },
});
