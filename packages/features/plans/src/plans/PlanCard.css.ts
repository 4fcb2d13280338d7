import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** The figure that is compared. */
export const price = style({
  fontSize: vars.fontSize.figure,
  lineHeight: vars.lineHeight.figure,
  fontWeight: vars.weight.title,
  fontVariantNumeric: 'tabular-nums',
});

/** As tall as its neighbours, with the button at the foot. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  blockSize: '100%',
  padding: vars.space[20],
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-selected]': { borderColor: vars.accent.solid, boxShadow: `0 0 0 1px ${vars.accent.solid}` } },
});

export const details = style({ flexGrow: 1, margin: 0, padding: 0, listStyle: 'none' });
export const detail = style({
  display: 'flex',
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
});
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[8] });

export const grid = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const one = style({ maxInlineSize: '26rem' });
