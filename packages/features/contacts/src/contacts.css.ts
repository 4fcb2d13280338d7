import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] });
export const heading = style({ flex: '1 1 200px', minInlineSize: 0, display: 'grid', gap: vars.space[4] });
export const facts = style({
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
/** Tabs, and the activity beside them. */
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(320px, 30%, 420px)',
  alignItems: 'start',
  gap: vars.space[20],
});
export const main = style({ minInlineSize: 0 });
