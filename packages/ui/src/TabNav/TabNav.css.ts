import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { from } from '../theme/tokens';
import { underlined, underlinedStrip } from '../theme/underlined.css';

/** From `md` the links wrap, because a mouse does not scroll sideways. */
export const root = style([
  underlinedStrip,
  { alignItems: 'center', '@media': { [from('md')]: { flexWrap: 'wrap', overflow: 'visible' } } },
]);
export const link = style([underlined, { gap: vars.space[8] }]);
