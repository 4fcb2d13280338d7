import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { underlined, underlinedStrip } from '../theme/underlined.css';

const { space, text } = vars;

export const list = underlinedStrip;
export const tab = style([
  underlined,
  {
    gap: '6px',
    selectors: {
      '&[data-state="active"]::after': { borderRadius: '2px 2px 0 0' },
      '&:disabled': { color: text.disabled, cursor: 'not-allowed' },
    },
  },
]);
export const panel = style({ minWidth: 0, paddingBlockStart: space[20] });
