import { below, scaled, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const people = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${scaled(260)}), 1fr))`,
  margin: 0,
  padding: vars.space[16],
  listStyle: 'none',
  // on a phone, the cards form one list
  '@media': { [below('sm')]: { gap: 0, padding: 0 } },
});
/** The link covers the whole card. */
export const person = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'start',
  gap: vars.space[12],
  blockSize: '100%',
  padding: vars.space[12],
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a):hover': { borderColor: vars.border.control } },
  '@media': {
    [below('sm')]: {
      padding: vars.space[16],
      background: 'transparent',
      borderWidth: 0,
      borderRadius: 0,
      selectors: { 'li + li > &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
    },
  },
});
export const personLink = style({
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.inner,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: { [`${person}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
/** Above the link that covers the card. */
export const menu = style({ position: 'relative' });
export const about = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const email = style({ overflowWrap: 'anywhere' });
