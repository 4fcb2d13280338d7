import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** On a phone the number has a line of its own. */
export const card = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 5rem',
  '@media': {
    '(max-width: 479px)': { gridTemplateColumns: '1fr 1fr' },
  },
});
