import { below, scaled, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const price = style({
  fontSize: vars.fontSize.figure,
  lineHeight: vars.lineHeight.figure,
  fontWeight: vars.weight.title,
  fontVariantNumeric: 'tabular-nums',
});
export const period = style({ whiteSpace: 'nowrap' });

/** Cards of a row have the same height, with the button at the bottom. */
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
export const mark = style({ flex: 'none', marginBlockStart: vars.space[2], color: vars.accent.solid });
export const dates = style({ paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.border.subtle}` });
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[8] });

export const grid = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${scaled(286)}), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Search on the left, sorting on the right; stacked on phones. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
export const search = style({ flex: '0 1 400px', '@media': { [below('sm')]: { flex: '1 1 100%' } } });
export const order = style({ '@media': { [below('sm')]: { flex: '1 1 100%' } } });

export const one = style({ maxInlineSize: scaled(390) });
