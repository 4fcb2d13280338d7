import { from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const besides = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 672px) minmax(240px, 300px)' } },
});

/** Aligns the heading with the page title, and the rows with the form. */
export const aside = style({ display: 'grid', gap: vars.space[12], maxInlineSize: 672 });
export const asideTitle = style({
  '@media': {
    [from('lg')]: { minBlockSize: 36, display: 'flex', alignItems: 'center', marginBlockEnd: vars.space[8] },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[20],
  color: vars.text.default,
  textDecoration: 'none',
  ':hover': { background: vars.surface.hover },
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const quiet = style({ color: vars.text.muted });

/** Keeps the line breaks of the text. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
