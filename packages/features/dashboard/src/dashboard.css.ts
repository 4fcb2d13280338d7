import { below, breakpoints, from, vars } from '@fairlead/ui/contract';
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
// on a tablet four or five would leave one alone in a row of its own
const tablet = `${from('sm')} and (max-width: ${breakpoints.md - 0.02}px)`;
const four = `${tiles}:has(> :nth-child(4):last-child)`;
const five = `${tiles}:has(> :nth-child(5):last-child)`;
globalStyle(`${four}, ${five}`, { '@media': { [tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } });
globalStyle(`${five} > *`, { '@media': { [tablet]: { gridColumn: 'span 2' } } });
globalStyle(`${four} > *, ${five} > :nth-child(n + 4)`, { '@media': { [tablet]: { gridColumn: 'span 3' } } });
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

/** A name in a table of figures, which is a link on closer look. */
export const quietLink = style({ ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } });

/** A quiet button has room at its sides: its words end where those of the card do. */
export const flush = style({ marginInlineEnd: '-11px', '@media': { [below('md')]: { marginInlineEnd: '-15px' } } });

export const nothing = style({ padding: vars.space[20], textAlign: 'center' });

/** How long something still runs, as a bar and in days. */
export const remaining = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.5rem, 6rem) max-content',
  alignItems: 'center',
  gap: vars.space[12],
});
