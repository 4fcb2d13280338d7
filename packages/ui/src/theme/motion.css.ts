import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from './contract.css';

const from = createVar();
const transform = fallbackVar(from, 'none');
const enter = keyframes({ from: { opacity: 0, transform } });
const leave = keyframes({ to: { opacity: 0, transform } });

const fade = style({
  animation: `${enter} ${vars.motion.overlay}`,
  selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.motion.state} forwards` } },
  // Only fades for users who prefer reduced motion.
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [from]: 'none !important' } } },
});
const moving = (transform: string) => style([fade, { vars: { [from]: transform } }]);

/** Enter and exit animations of floating elements, based on Radix's `data-state`. */
export const motion = {
  fade,
  rise: moving('translateY(8px) scale(.985)'),
  drop: moving('translateY(-4px)'),
  fromBottom: moving('translateY(32px)'),
  fromStart: style([
    moving('translateX(-24px)'),
    { selectors: { '&:dir(rtl)': { vars: { [from]: 'translateX(24px)' } } } },
  ]),
  fromEnd: style([
    moving('translateX(24px)'),
    { selectors: { '&:dir(rtl)': { vars: { [from]: 'translateX(-24px)' } } } },
  ]),
};
