import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { accent, border, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  width: '100%',
  padding: '14px 16px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:is(a, button):hover': { borderColor: border.control },
    // chosen: the rows below are these
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
export const change = style({ display: 'flex', alignItems: 'center', gap: space[2] });
