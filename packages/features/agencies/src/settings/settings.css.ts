import { below, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, radius, space, surface, text, weight } = vars;

export const rules = style({ listStyle: 'none', margin: 0, padding: 0 });

export const rule = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 48,
  padding: `${space[8]} ${space[20]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [below('md')]: { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.inner,
  background: surface.sunken,
  color: text.muted,
});

export const name = style({
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  selectors: { '[data-off] &': { color: text.muted } },
});

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [below('md')]: { gridColumn: '2 / -1', gridRow: 2 } },
});

export const day = style({ inlineSize: 64 });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [below('md')]: { padding: space[16] } },
});

export const actionText = style({ display: 'grid', gap: space[4], flex: '1 1 240px', minInlineSize: 0 });

export const notice = style({
  padding: `${space[16]} ${space[20]}`,
  '@media': { [below('md')]: { padding: space[16] } },
});

export const toggle = style({ justifySelf: 'end' });

export const theme = style({ display: 'inline-grid', gap: space[4], justifyItems: 'center', minInlineSize: 80 });
