import { keyframes, style } from '@vanilla-extract/css';
import { pulseFrames } from '../Spinner/ring';

const way = (start: string, end: string) =>
  keyframes({ from: { transform: `translateX(${start})` }, to: { transform: `translateX(${end})` } });

/** Indeterminate progress: a segment moves along the bar repeatedly. */
export const passing = style({
  width: '40%',
  animation: `${way('-100%', '250%')} 1400ms ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:dir(rtl)': { animationName: way('100%', '-250%') } },
    },
    '(prefers-reduced-motion: reduce)': {
      marginInline: 'auto',
      animation: `${keyframes(pulseFrames)} 1600ms ease-in-out infinite alternate`,
    },
  },
});
