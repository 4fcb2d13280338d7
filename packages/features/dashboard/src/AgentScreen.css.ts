import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

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
