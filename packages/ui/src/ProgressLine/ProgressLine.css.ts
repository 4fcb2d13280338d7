import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
// it never says that it is nearly done: most of the way at once, then slower and slower
const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.7)' },
  to: { transform: 'scaleX(0.95)' },
});

export const root = style({
  appearance: 'none',
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 100,
  width: '100%',
  height: '2px',
  border: 0,
  background: vars.accent.mark,
  transformOrigin: 'left',
  pointerEvents: 'none',
  // what loads within 150 ms needs no sign
  animation: `${appear} 1ms 150ms both, ${grow} 10s 150ms ease-out both`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 150ms both` },
    '(forced-colors: active)': { background: 'Highlight' },
  },
  selectors: {
    '&:dir(rtl)': { transformOrigin: 'right' },
    // the whole element is the line, not the trough that browsers draw in it
    '&::-webkit-progress-bar': { background: 'none' },
  },
});
