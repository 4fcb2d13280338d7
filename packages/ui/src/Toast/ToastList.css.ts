import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { panel } from '../theme/floating.css';
import { icon as iconSize } from '../theme/icon';
import { motion } from '../theme/motion.css';
import { below } from '../theme/tokens';

const { space, text, tone, weight } = vars;

export const viewport = style({
  position: 'fixed',
  insetBlockStart: space[12],
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: 'min(400px, 100%)',
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  '@media': { [below('md')]: { width: '100%', paddingInline: space[16] } },
});
export const root = style([
  panel,
  motion.drop,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    paddingBlock: '11px',
    paddingInline: '14px 8px',
    selectors: {
      '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
      '&[data-swipe="end"]': { transform: 'translateY(var(--radix-toast-swipe-end-y))' },
    },
  },
]);
const mark = style({ ...iconSize.medium, flex: 'none', marginBlockStart: '2px' });
export const icon = styleVariants({
  success: [mark, { color: tone.success.mark }],
  danger: [mark, { color: tone.danger.mark }],
  info: [mark, { color: tone.info.mark }],
});
export const content = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: weight.label });
export const description = style({ color: text.muted });
// The button is higher than the text line and must not enlarge the toast.
/** A toast with a new message stays in place. */
export const updated = style([root, { selectors: { '&[data-state="open"]': { animation: 'none' } } }]);

globalStyle(`${root} > button`, { marginBlock: '-4px', '@media': { [touch]: { marginBlock: '-10px' } } });
globalStyle(`${content} > button`, { marginBlockStart: space[8] });
