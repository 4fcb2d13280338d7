import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, space } = vars;

/** What happened, and beside it, where there is room, how it went on. */
export const page = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

/** Whose it is and how it stands, with what can be done at the end of the line. */
export const band = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[16] });
export const naming = style({ flex: '1 1 300px', minInlineSize: 0, display: 'grid', gap: space[4] });
export const steps = style({
  marginBlockStart: space[20],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${border.subtle}`,
});
/** Six steps have no room for their words on a tablet: narrow enough, the stepper shows those of the current one alone. */
export const stepper = style({ '@media': { [below('md')]: { maxInlineSize: '590px' } } });

/** As it was typed. */
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const notes = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });
