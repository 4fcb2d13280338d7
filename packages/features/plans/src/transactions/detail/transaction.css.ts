import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, fontSize, space, text } = vars;

/** Main column, with a side column on wide screens. */
export const page = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });
export const heading = style({ flex: '1 1 260px', minInlineSize: 0, display: 'grid', gap: space[4] });

/** Amounts beside each other, with lines between them. A disputed payment has five, so they have a row of their own. */
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[32]}`,
  margin: 0,
  '@media': {
    [from('md')]: {
      order: 1,
      flexBasis: '100%',
      paddingBlockStart: space[16],
      borderBlockStart: `1px solid ${border.subtle}`,
    },
  },
});
export const amount = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [from('md')]: {
      selectors: { '& + &': { paddingInlineStart: space[32], borderInlineStart: `1px solid ${border.subtle}` } },
    },
  },
});
export const amountValue = style({ margin: 0 });

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
