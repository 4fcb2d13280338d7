import { below, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

/** The figures on top: as many in a row as there is room for. */
export const tiles = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: columns('11rem'),
  // on a phone the last of an odd number has the row to itself
  '@media': { [below('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${tiles} > :last-child:nth-child(odd)`, { '@media': { [below('sm')]: { gridColumn: '1 / -1' } } });

/** Two cards beside each other where both can be read. */
export const halves = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: columns('28rem'),
  alignItems: 'stretch',
});

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 56,
  padding: `${vars.space[8]} ${vars.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const who = style({ display: 'grid', flex: 1, minWidth: 0 });

export const left = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.5rem, 8rem) 5rem',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[12],
  textAlign: 'end',
});

export const link = style({
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const nothing = style({ padding: vars.space[20], textAlign: 'center' });
