import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
// Never reaches the end: most of the way at once, then slower and slower.
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
  // Pages that load within 150 ms show no line.
  animation: `${appear} 1ms 150ms both, ${grow} 10s 150ms ease-out both`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 150ms both` },
    '(forced-colors: active)': { background: 'Highlight' },
  },
  selectors: {
    '&:dir(rtl)': { transformOrigin: 'right' },
    // The element itself is the line, without the track that browsers draw in it.
    '&::-webkit-progress-bar': { background: 'none' },
  },
});
