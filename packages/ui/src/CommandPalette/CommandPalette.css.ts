import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { backdrop as behind } from '../theme/floating.css';
import { icon } from '../theme/icon';
import { motion } from '../theme/motion.css';
import { below } from '../theme/tokens';

const { border, fontSize, lineHeight, space, text, weight } = vars;

// Near the top, so that the list grows downwards and the field does not move.
export const backdrop = style([
  behind,
  { padding: `8vh ${space[24]} ${space[24]}`, '@media': { [below('md')]: { padding: 0 } } },
]);
export const root = style([
  motion.rise,
  {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: '700px',
    maxHeight: 'min(640px, 100%)',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.surface.overlay,
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    '@media': {
      '(forced-colors: active)': { border: '1px solid' },
      // Phones show it on the whole screen.
      [below('md')]: { maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 },
    },
  },
]);
export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[12],
  minHeight: '52px',
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${border.default}`,
  color: text.muted,
});
globalStyle(`${head} > svg`, icon.large);
export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: text.default,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: text.muted, opacity: 1 },
});
const pulse = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Below the field while records load. */
export const progress = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInline: 0,
  width: '100%',
  height: '2px',
  border: 0,
  background: vars.accent.mark,
  // Answers within 150 ms show no line.
  animation: `${pulse} 1s 150ms ease-in-out infinite alternate backwards`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  // The element itself is the line, without the track that browsers draw in it.
  selectors: { '&::-webkit-progress-bar': { background: 'none' } },
});
/** Only phones have no space beside the palette to press. */
export const close = style({
  display: 'none',
  padding: `${space[8]} 0`,
  border: 0,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  fontWeight: weight.label,
  '@media': { [below('md')]: { display: 'block' } },
});
export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[32],
  padding: space[8],
});
export const message = style({ padding: `${space[24]} ${space[16]}`, textAlign: 'center', color: text.muted });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[16],
  padding: `10px ${space[16]}`,
  borderBlockStart: `1px solid ${border.subtle}`,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  color: text.muted,
});
// Touch screens have no keys.
export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const count = style({ marginInlineStart: 'auto' });
