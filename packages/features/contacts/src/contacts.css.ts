import { from, scaled, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Company, ways to reach the contact, and place. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[16]}` });
/** Tabs, and the activity beside them. */
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(320px, 30%, 420px)',
  alignItems: 'start',
  gap: vars.space[20],
});
/** Amount and status at the end of a row. */
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  // the amounts end at one line
  '@media': {
    [from('sm')]: { display: 'grid', gridTemplateColumns: `auto minmax(${scaled(92)}, auto)`, justifyItems: 'start' },
  },
});
export const main = style({ minInlineSize: 0 });
