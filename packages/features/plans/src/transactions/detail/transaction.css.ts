import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { fontSize, space, text } = vars;

/** Main column, with a side column on wide screens. */
export const page = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  marginBlockStart: space[4],
  fontSize: fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
  color: text.muted,
});
export const note = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
