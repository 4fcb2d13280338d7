import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { root as button } from '../Button/Button.css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

const inset = { paddingInline: vars.space[20], '@media': { [below('md')]: { paddingInline: vars.space[16] } } };

// `clip` instead of `hidden`, because `hidden` would stop children from sticking to the page's scroll container.
export const root = style({
  // Keeps the footer at the bottom of a stretched card.
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'clip',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
});
export const head = style([
  inset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '48px',
    paddingBlock: vars.space[8],
  },
]);
/** Line between the header and the content. */
export const headLine = style({ borderBlockEnd: `1px solid ${vars.border.subtle}` });
export const title = style({ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: vars.space[8] });
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
// Aligns the label of a ghost button, not its background, with the text below.
globalStyle(`${actions}:has(> :is(button, ${button}):last-child)`, { marginInlineEnd: '-8px' });
const grows = style({ flexGrow: 1, minWidth: 0 });
export const body = styleVariants({
  none: [grows],
  tight: [grows, inset, { paddingBlock: `${vars.space[12]} ${vars.space[16]}` }],
  default: [
    grows,
    {
      padding: vars.space[20],
      '@media': { [below('md')]: { padding: vars.space[16] } },
    },
  ],
});
export const foot = style([
  inset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    paddingBlock: '10px',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.muted,
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize.label,
    lineHeight: vars.lineHeight.label,
  },
]);
