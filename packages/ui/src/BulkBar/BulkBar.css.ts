import { globalStyle, style } from '@vanilla-extract/css';
import { actions, root as bar } from '../ActionBar/ActionBar.css';
import { inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

export { actions } from '../ActionBar/ActionBar.css';

const { border, radius, shadow, space, surface, weight } = vars;

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

/** Bar at the foot of the window. */
export const floating = style([
  bar,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
    width: 'fit-content',
    maxWidth: `calc(100% - ${space[32]})`,
    marginInline: 'auto',
    flexWrap: 'wrap',
    paddingBlock: space[8],
    border: `1px solid ${border.default}`,
    borderRadius: radius.card,
    boxShadow: shadow.dialog,
    fontWeight: weight.label,
  },
]);
// On phones the buttons have lines of their own, and each is as wide as its words need.
globalStyle(`${floating} > ${actions}`, { '@media': { [below('md')]: { flexBasis: '100%' } } });
globalStyle(`${floating} > ${actions} > *`, { '@media': { [below('md')]: { flexBasis: 'auto' } } });
