import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { panel } from '../theme/floating.css';

export const popover = style([
  panel,
  {
    // Grows with the user's text size.
    width: 'calc(268rem / 13)',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: vars.space[12],
    '@media': {
      // The touch button ends closer to the edge of the field; the margin aligns the calendar with that edge.
      [touch]: { width: 'calc(328rem / 13)', marginInlineEnd: '6px' },
    },
  },
]);
/** As high as the calendar. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  height: 'calc(266rem / 13)',
  '@media': { [touch]: { height: 'calc(326rem / 13)' } },
});
