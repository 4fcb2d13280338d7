import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';

const { border, lineHeight, space } = vars;

export const rows = style({ display: 'grid', justifyItems: 'start', gap: space[16] });
/** Fields of a row with their Remove button at the end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  width: '100%',
  alignItems: 'start',
  '@media': {
    // A line separates the rows when their fields are stacked.
    [touch]: {
      selectors: { '& + &': { paddingBlockStart: space[16], borderBlockStart: `1px solid ${border.subtle}` } },
    },
  },
});
/** Aligned with the controls, not with their labels. */
export const remove = style({ paddingBlockStart: `calc(${lineHeight.label} + ${space[6]})` });
