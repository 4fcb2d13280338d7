import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { panel } from '../theme/floating.css';
import { scaled } from '../theme/scaled';

export const popover = style([
  panel,
  {
    // Grows with the user's text size.
    width: scaled(268),
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: vars.space[12],
    '@media': {
      // The touch button ends closer to the edge of the field; the margin aligns the calendar with that edge.
      [touch]: { width: scaled(328), marginInlineEnd: '6px' },
    },
  },
]);
/** As high as the calendar. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  height: scaled(266),
  '@media': { [touch]: { height: scaled(326) } },
});
