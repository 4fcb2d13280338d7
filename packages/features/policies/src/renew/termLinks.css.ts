import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const links = style({
  display: 'grid',
  columnGap: space[24],
  // the links are as high as a touch target
  marginBlock: `calc(-1 * ${space[8]})`,
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
