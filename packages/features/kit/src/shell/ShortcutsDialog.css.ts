import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, space } = vars;

export const list = style({ margin: 0 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
});
export const keys = style({ display: 'flex', gap: space[4], margin: 0 });
