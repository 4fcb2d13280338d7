import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { accent, border, space } = vars;

export const root = style({
  display: 'flex',
  width: '100%',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:is(a, button):hover': { borderColor: border.control },
    // Selected filter or current page.
    '&:is([aria-pressed="true"], [aria-current="true"])': {
      borderColor: accent.mark,
      boxShadow: `inset 0 0 0 1px ${accent.mark}`,
    },
    'button&': { cursor: 'pointer' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is([aria-pressed="true"], [aria-current="true"])': { outline: '2px solid Highlight' } },
    },
  },
});
export const layout = styleVariants({
  stack: { flexDirection: 'column', gap: space[4], padding: '14px 16px' },
  // With labels of one and of two lines, the figures beside each other stay on one line.
  compact: { flexDirection: 'column', justifyContent: 'space-between', padding: `${space[8]} ${space[12]}` },
});
/** Stays on one line. Only a text longer than the card breaks. As wide as its placeholder, so that most figures move nothing. */
export const figure = style({ minWidth: '40px', maxWidth: '100%', overflowWrap: 'break-word' });
export const change = style({ display: 'flex', alignItems: 'center', gap: space[2] });
