import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

// The avatar grows with the initials when the user enlarges text.
const square = (px: number, fontPx: number) => ({
  width: scaled(px),
  height: scaled(px),
  fontSize: scaled(fontPx),
});

export const root = style({
  flex: 'none',
  // No grid and no clipping, because both are slow for the hundred avatars of a list.
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  lineHeight: 1,
  fontWeight: vars.weight.title,
  letterSpacing: '0.01em',
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const size = styleVariants({
  small: square(22, 9),
  medium: square(28, 11),
  large: square(40, 13),
  xlarge: square(72, 22),
});
export const shape = styleVariants({
  circle: { borderRadius: vars.radius.full },
  square: { borderRadius: vars.radius.control },
});
export const hue = styleVariants(vars.hue, ({ bg, text }) => ({ background: bg, color: text }));
export const image = style({ borderRadius: 'inherit', width: '100%', height: '100%', objectFit: 'cover' });
