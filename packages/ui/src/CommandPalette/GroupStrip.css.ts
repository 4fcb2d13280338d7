import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';

const { border, fontSize, lineHeight, radius, size, space, surface, text, weight } = vars;

/** One line, which scrolls on phones. */
export const root = style({
  display: 'flex',
  flex: 'none',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
});
export const button = style({
  flex: 'none',
  minHeight: size.compact,
  paddingInline: space[8],
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: text.muted,
  font: 'inherit',
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.hover },
    '&[aria-pressed="true"]': { background: vars.accent.soft, color: vars.accent.text },
  },
  '@media': {
    [touch]: { minHeight: size.touch, paddingInline: space[12] },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
