import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { from } from '../theme/tokens';

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
  line: {
    flexDirection: 'column',
    paddingBlock: space[8],
    paddingInline: space[12],
    '@media': {
      [from('md')]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space[4] },
    },
  },
});
/** Stays on one line beside a long label. Only a text longer than the card breaks. */
export const figure = style({ flexShrink: 0, maxWidth: '75%', overflowWrap: 'break-word' });
export const change = style({ display: 'flex', alignItems: 'center', gap: space[2] });
