import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, space } = vars;

/** Main column, with a side column on wide screens. */
export const page = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

export const header = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[16] });
export const heading = style({ flex: '1 1 300px', minInlineSize: 0, display: 'grid', gap: space[4] });
export const steps = style({
  marginBlockStart: space[20],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${border.subtle}`,
});
/** On tablets the labels of six steps do not fit. At this width the stepper shows only the current label. */
export const stepper = style({ '@media': { [below('md')]: { maxInlineSize: '590px' } } });

/** Keeps the line breaks of entered text. */
export const preserveLines = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const notes = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });
