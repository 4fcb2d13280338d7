import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const links = style({
  display: 'grid',
  columnGap: space[24],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [from('md')]: { gridAutoFlow: 'column', justifyContent: 'space-between' } },
});
export const link = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  minBlockSize: vars.size.touch,
  color: vars.text.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
