import { below, from, vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** Tasks with the figures beside them on wide screens. */
export const work = style({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});
export const column = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });

/** As high as most lists of tasks, so that the parts below do not move when the tasks arrive. */
export const tasks = style({ display: 'grid', '@media': { [from('sm')]: { minBlockSize: 640 } } });

/** Compact figures in one frame. The gaps are the lines between them. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.border.subtle,
  overflow: 'hidden',
});
export const stripCell = style({
  display: 'grid',
  flex: '1 1 118px',
  alignContent: 'space-between',
  minInlineSize: 0,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.surface.raised,
  color: vars.text.default,
  textDecoration: 'none',
  '@media': { [below('sm')]: { flexBasis: '150px' } },
});
export const stripLink = style([
  stripCell,
  {
    ':hover': { background: vars.surface.hover },
    ':focus-visible': { outlineOffset: '-2px' },
  },
]);
export const stripLabel = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.label,
});
const value = style({ fontWeight: vars.weight.title, fontVariantNumeric: 'tabular-nums', minBlockSize: 22 });
export const stripValue = styleVariants({
  default: [value],
  warning: [value, { color: vars.tone.warning.text }],
  danger: [value, { color: vars.tone.danger.text }],
});
