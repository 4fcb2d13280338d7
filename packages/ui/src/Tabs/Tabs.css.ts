import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { accent, border, space, text, weight } = vars;

export const list = style({
  display: 'flex',
  gap: space[20],
  borderBlockEnd: `1px solid ${border.default}`,
  // The list scrolls when the tabs do not fit; the page does not.
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  minHeight: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: text.muted,
  fontWeight: weight.label,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-state="active"]': { color: text.default },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '2px',
      borderRadius: '2px 2px 0 0',
      background: accent.mark,
    },
    // Inside the tab, because the scrolling list clips outlines.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.inner },
    '&:disabled': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="active"]::after': { background: 'Highlight' } },
    },
  },
});
export const panel = style({ minWidth: 0, paddingBlockStart: space[20] });
