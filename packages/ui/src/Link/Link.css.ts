import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const underline = { textDecoration: 'underline', textUnderlineOffset: '3px' };

export const root = style({
  fontWeight: vars.weight.label,
  borderRadius: '3px',
  selectors: {
    '&:hover': underline,
    // In this theme the accent equals the text colour, so links need an underline.
    '[data-theme="LIGHT"] &': underline,
  },
  '@media': { '(prefers-contrast: more)': underline },
});
export const tone = styleVariants({
  accent: { color: vars.accent.text },
  neutral: { color: vars.text.default },
});
