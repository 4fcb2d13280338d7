import { style } from '@vanilla-extract/css';
import { root as bar } from '../ActionBar/ActionBar.css';
import { inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';

export { actions } from '../ActionBar/ActionBar.css';

const { radius, space, surface, weight } = vars;

export const root = style([
  bar,
  {
    flexWrap: 'wrap',
    paddingBlock: space[8],
    borderRadius: 0,
    background: surface.selected,
    fontWeight: weight.label,
  },
  // Separate surface, like the cards above it.
  inCards({ marginBlockStart: space[12], borderRadius: radius.card }),
]);
