import { below, scaled, vars } from '@fairlead/ui/contract';
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

/** Below each other on the cards of a phone, where they are beside the reference. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': { [below('md')]: { flexDirection: 'column', alignItems: 'end' } },
});

export const failure = style({ display: 'block' });
