import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';

const { border, lineHeight, space } = vars;

export const rows = style({ display: 'grid', justifyItems: 'start', gap: space[16] });
/** The fields, and at their end the button that takes them away. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  width: '100%',
  alignItems: 'start',
  '@media': {
    // where the fields of a row stand under each other a line parts the rows
    [touch]: {
      selectors: { '& + &': { paddingBlockStart: space[16], borderBlockStart: `1px solid ${border.subtle}` } },
    },
  },
});
/** Beside the controls, not beside their labels. */
export const remove = style({ paddingBlockStart: `calc(${lineHeight.label} + ${space[6]})` });
