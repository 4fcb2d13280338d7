import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { layer } from '../theme/layer';

export const popover = style({
  zIndex: layer.float,
  width: '268px',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[12],
  borderRadius: vars.radius.overlay,
  background: vars.surface.overlay,
  color: vars.text.default,
  boxShadow: vars.shadow.menu,
  '@media': {
    [touch]: { width: '328px' },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
/** As high as the calendar that comes. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  height: '266px',
  '@media': { [touch]: { height: '326px' } },
});
