import { below, scaled, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${scaled(234)}), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

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
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const about = style({ flexGrow: 1 });

export const search = style({ maxInlineSize: 400, '@media': { [below('sm')]: { maxInlineSize: 'none' } } });

/** The URL is truncated, so that the copy button keeps its size. */
export const address = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 });
export const copy = style({ flex: 'none' });
export const url = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});
