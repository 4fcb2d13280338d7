import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { panel } from '../theme/floating.css';

export const popover = style([
  panel,
  {
    // grows with the reader's text size
    width: 'calc(268rem / 13)',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: vars.space[12],
    '@media': {
      // the margin because a finger's button ends nearer to the edge of the box, which the calendar is to end at
      [touch]: { width: 'calc(328rem / 13)', marginInlineEnd: '6px' },
    },
  },
]);
/** As high as the calendar that comes. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  height: 'calc(266rem / 13)',
  '@media': { [touch]: { height: 'calc(326rem / 13)' } },
});
