import { below, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const form = style({
  inlineSize: '260px',
  // in a sheet
  '@media': { [below('md')]: { inlineSize: '100%' } },
});
export const fields = style({ display: 'grid', inlineSize: '220px', margin: `calc(-1 * ${vars.space[8]})` });
export const field = style({
  font: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  padding: `6px ${vars.space[8]}`,
  textAlign: 'start',
  color: vars.text.default,
  borderRadius: vars.radius.inner,
  ':hover': { background: vars.surface.hover },
});
