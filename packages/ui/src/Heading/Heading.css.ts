import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ fontWeight: vars.weight.title, minWidth: 0, overflowWrap: 'anywhere' });
export const size = styleVariants({
  page: { fontSize: vars.fontSize.page, lineHeight: vars.lineHeight.page, letterSpacing: '-0.018em' },
  section: { fontSize: vars.fontSize.section, lineHeight: vars.lineHeight.section, letterSpacing: '-0.014em' },
  card: { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.lead, letterSpacing: '-0.008em' },
  figure: {
    fontSize: vars.fontSize.figure,
    lineHeight: vars.lineHeight.figure,
    letterSpacing: '-0.025em',
    fontVariantNumeric: 'tabular-nums',
  },
});
