import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Main column, with a side column on wide screens. */
export const page = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

/** On tablets the labels of six steps do not fit. At this width the stepper shows only the current label. */
export const stepper = style({ '@media': { [below('md')]: { maxInlineSize: '590px' } } });

/** Keeps the line breaks of entered text. */
export const preserveLines = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const notes = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });
