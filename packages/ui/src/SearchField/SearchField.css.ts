import { style } from '@vanilla-extract/css';
import { endRadius, startRadius } from '../Control/Control.css';
import { scaled } from '../theme/scaled';
import { below } from '../theme/tokens';

export const root = style({ display: 'flex', width: '100%', minWidth: 0 });
const part = style({ position: 'relative', minWidth: 0 });
export const by = style([
  part,
  {
    // Above the shared border with the text field.
    zIndex: 1,
    flex: 'none',
    // Grows with the user's text size.
    width: `min(50%, ${scaled(150)})`,
    vars: { [endRadius]: '0' },
    '@media': { [below('md')]: { width: `min(50%, ${scaled(140)})` } },
  },
]);
export const text = style([part, { flex: 1, selectors: { '&:focus-within': { zIndex: 2 } } }]);
export const joined = style({ marginInlineStart: '-1px', vars: { [startRadius]: '0' } });
