import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { accent, border, motion, radius, space, surface, text, weight } = vars;

export const root = style({ display: 'grid', gap: '2px', borderInlineStart: `1px solid ${border.default}` });
export const link = style({
  display: 'block',
  marginInlineStart: '-1px',
  paddingBlock: space[6],
  paddingInline: space[12],
  borderInlineStart: '2px solid transparent',
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  color: text.muted,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  transition: `color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover': { color: text.default, background: surface.hover },
    '&[aria-current]': { color: accent.text, borderInlineStartColor: accent.mark },
  },
});
