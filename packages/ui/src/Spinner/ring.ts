/**
 * Styles of a rotating ring in the text colour. With reduced motion it fades in and out instead, so that progress stays
 * visible.
 *
 * @param turn - Keyframes of one rotation.
 * @param pulse - Keyframes of one fade.
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
    // Forced colours would close the gap of the ring.
    '(forced-colors: active)': { borderInlineEndColor: 'Canvas' },
  },
});
/** Argument of `keyframes` for a rotation. */
export const turnFrames = { to: { transform: 'rotate(360deg)' } };
/** Argument of `keyframes` for a fade. */
export const pulseFrames = { from: { opacity: 1 }, to: { opacity: 0.4 } };
