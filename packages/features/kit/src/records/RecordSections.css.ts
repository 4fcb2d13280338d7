import { below, from, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, radius, space, size } = vars;

/** Section list beside the sections. On narrow screens it is a strip above them. */
export const root = style({
  display: 'grid',
  gap: space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: '168px minmax(0, 1fr)' } },
});

export const nav = style({
  position: 'sticky',
  insetBlockStart: size.topbar,
  zIndex: 3,
  minInlineSize: 0,
  '@media': { [from('lg')]: { insetBlockStart: `calc(${size.topbar} + ${space[24]})`, alignSelf: 'start' } },
});

export const sections = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const section = style({
  minInlineSize: 0,
  borderRadius: radius.card,
  scrollMarginBlockStart: `calc(${size.topbar} + ${space[24]})`,
  '@media': {
    [from('lg')]: {
      gridColumn: '1 / -1',
      // as high as the one beside it
      selectors: { '&[data-half]': { gridColumn: 'auto', display: 'grid', alignSelf: 'stretch' } },
    },
    // below the strip of sections
    [below('lg')]: { scrollMarginBlockStart: `calc(${size.topbar} + ${size.touch} + ${space[16]})` },
  },
});

/** Printing does not wait for sections that are not mounted yet. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } });
globalStyle(`${onPaper} + *`, { '@media': { print: { display: 'none' } } });

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: '10px',
  paddingInline: space[20],
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
});
export const body = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
export const part = style({ display: 'inline-block', maxInlineSize: '100%' });
export const aside = style({ flex: 'none' });
globalStyle(`${body} a`, { justifySelf: 'start' });
