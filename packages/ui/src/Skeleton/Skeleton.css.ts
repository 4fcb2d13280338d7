import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const pulse = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });
const { base, shine } = vars.skeleton;

export const root = style({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  background: `linear-gradient(90deg, ${base}, ${shine} 50%, ${base})`,
  animation: `${pulse} 1600ms ease-in-out infinite alternate`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});
export const shape = styleVariants({
  text: { height: '10px', borderRadius: '5px' },
  pill: { height: '22px', borderRadius: vars.radius.full },
  box: { height: '32px', borderRadius: vars.radius.control },
  circle: { height: '40px', aspectRatio: '1', borderRadius: '50%' },
});
