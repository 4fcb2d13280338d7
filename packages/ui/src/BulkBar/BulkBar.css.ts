import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { actions, root as bar } from '../ActionBar/ActionBar.css';
import { sideWidth } from '../AppShell/sideWidth.css';
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
    insetInline: `${fallbackVar(sideWidth, '0px')} 0`,
    insetBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
    width: 'fit-content',
    maxWidth: `calc(100% - ${fallbackVar(sideWidth, '0px')} - ${space[32]})`,
    marginInline: 'auto',
    flexWrap: 'wrap',
    paddingBlock: space[8],
    border: `1px solid ${border.default}`,
    borderRadius: radius.card,
    boxShadow: shadow.dialog,
    fontWeight: weight.label,
  },
]);
/** Fades the end of the line, where more buttons may be. */
const faded = (end: 'right' | 'left') => `linear-gradient(to ${end}, black calc(100% - ${space[32]}), transparent)`;
// On phones the buttons are a line that scrolls, so that the bar leaves room for the rows.
globalStyle(`${floating} > ${actions}`, {
  '@media': {
    [below('md')]: {
      flexBasis: '100%',
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${space[16]})`,
      paddingInline: `${space[16]} ${space[32]}`,
      paddingBlock: '2px',
      overflowX: 'auto',
      scrollPaddingInline: space[32],
      scrollbarWidth: 'none',
      maskImage: faded('right'),
    },
  },
});
globalStyle(`${floating} > ${actions}:dir(rtl)`, { '@media': { [below('md')]: { maskImage: faded('left') } } });
globalStyle(`${floating} > ${actions} > *`, { '@media': { [below('md')]: { flex: 'none' } } });
