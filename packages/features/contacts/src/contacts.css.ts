import { vars } from '@fairlead/ui/contract';
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
export const main = style({ minInlineSize: 0 });
