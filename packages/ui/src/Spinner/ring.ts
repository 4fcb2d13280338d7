/**
 * Three quarters of a ring in the colour of the words. It turns; for readers who asked for less movement it fades in
 * and out instead, so that work still shows.
 *
 * @param turn - keyframes of one turn
 * @param pulse - keyframes of one fade
 */
export const ring = (turn: string, pulse: string) => ({
  boxSizing: 'border-box' as const,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  opacity: 0.85,
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${pulse} 1600ms ease-in-out infinite alternate` },
    // forced colours would close the ring
    '(forced-colors: active)': { borderInlineEndColor: 'Canvas' },
  },
});
/** For `keyframes`. */
export const turnFrames = { to: { transform: 'rotate(360deg)' } };
/** For `keyframes`. */
export const pulseFrames = { from: { opacity: 1 }, to: { opacity: 0.4 } };
