import { below, from, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, radius, space, size, surface, text, weight } = vars;

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
  display: 'flex',
  gap: space[20],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: surface.page,
  borderBlockEnd: `1px solid ${border.default}`,
  '@media': {
    [from('lg')]: {
      insetBlockStart: `calc(${size.topbar} + ${space[24]})`,
      alignSelf: 'start',
      display: 'grid',
      gap: 0,
      overflow: 'visible',
      borderBlockEnd: 0,
      borderInlineStart: `1px solid ${border.default}`,
    },
    print: { display: 'none' },
  },
});

export const link = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: size.touch,
  color: text.muted,
  fontWeight: weight.label,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current]': { color: text.default },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: accent.mark,
    },
    // Inside the link, because the scrolling strip clips outlines.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.inner },
  },
  '@media': {
    [from('lg')]: {
      minBlockSize: '32px',
      paddingInline: space[12],
      selectors: {
        '&[aria-current]::after': {
          insetInline: 'auto',
          insetInlineStart: '-1px',
          insetBlock: space[4],
          inlineSize: '2px',
          blockSize: 'auto',
        },
      },
    },
    '(forced-colors: active)': { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 450, color: text.muted });

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
    [from('lg')]: { gridColumn: '1 / -1', selectors: { '&[data-half]': { gridColumn: 'auto' } } },
    // below the strip of sections
    [below('lg')]: { scrollMarginBlockStart: `calc(${size.topbar} + ${size.touch} + ${space[16]})` },
  },
});

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
export const aside = style({ flex: 'none' });
globalStyle(`${body} a`, { justifySelf: 'start' });
