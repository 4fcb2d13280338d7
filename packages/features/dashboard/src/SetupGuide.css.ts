import { below, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 120px',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { [below('sm')]: { gridTemplateColumns: 'max-content 64px' } },
});

export const steps = style({ margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[12]}`,
  minBlockSize: 48,
  padding: `${vars.space[8]} ${vars.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [below('sm')]: { gridTemplateColumns: '24px minmax(0, 1fr)', alignItems: 'start' } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  color: vars.text.muted,
  fontSize: vars.fontSize.label,
});
export const markDone = style([
  mark,
  { borderColor: vars.accent.soft, background: vars.accent.soft, color: vars.accent.text },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [below('sm')]: { gridColumn: 2, marginBlockStart: vars.space[8] } },
});
