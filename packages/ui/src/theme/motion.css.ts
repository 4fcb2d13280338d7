import { keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const still = '(prefers-reduced-motion: reduce)';

/** The animation of what floats, by the `data-state` that Radix gives it. It fades only, for readers who asked for less movement. */
function enterAndLeave(transform: string) {
  const enter = keyframes({ from: { opacity: 0, transform } });
  const leave = keyframes({ to: { opacity: 0, transform } });
  return {
    animation: `${enter} ${vars.motion.overlay}`,
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.motion.state} forwards` } },
    '@media': {
      [still]: {
        animationName: fadeIn,
        selectors: { '&[data-state="closed"]': { animationName: fadeOut } },
      },
    },
  };
}

export const motion = {
  fade: enterAndLeave('none'),
  rise: enterAndLeave('translateY(8px) scale(.985)'),
  drop: enterAndLeave('translateY(-4px)'),
  fromStart: enterAndLeave('translateX(-24px)'),
  fromEnd: enterAndLeave('translateX(24px)'),
};
