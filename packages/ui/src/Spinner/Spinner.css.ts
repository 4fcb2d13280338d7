import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { pulseFrames, ring, turnFrames } from './ring';

export const root = style({ display: 'inline-flex', flex: 'none', position: 'relative' });
const circle = style(ring(keyframes(turnFrames), keyframes(pulseFrames)));
export const size = styleVariants({
  small: [circle, { width: '14px', height: '14px' }],
  medium: [circle, { width: '16px', height: '16px' }],
  large: [circle, { width: '28px', height: '28px', borderWidth: '2.5px', color: vars.accent.mark }],
});
