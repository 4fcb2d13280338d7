import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

/** The figures on top: as many in a row as there is room for. */
export const tiles = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: columns('11rem'),
});

/** Two cards beside each other where both can be read. */
export const halves = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: columns('28rem'),
  alignItems: 'stretch',
});

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3rem, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  whiteSpace: 'nowrap',
});

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 });

export const link = style({
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const nothing = style({ padding: vars.space[20], textAlign: 'center' });
