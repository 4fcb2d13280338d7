import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { from } from '../theme/tokens';

const { accent, border, radius, size, space, surface, text, weight } = vars;

/** A strip that scrolls sideways, or from `lg` a list. */
export const root = style({
  display: 'flex',
  gap: space[20],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: surface.page,
  borderBlockEnd: `1px solid ${border.default}`,
  '@media': {
    [from('lg')]: {
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
  minHeight: size.touch,
  color: text.muted,
  fontWeight: weight.label,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current]': { color: text.default },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '2px',
      background: accent.mark,
    },
    // Inside the link, because the scrolling strip clips outlines.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.inner },
  },
  '@media': {
    [from('lg')]: {
      minHeight: size.default,
      paddingInline: space[12],
      overflowWrap: 'anywhere',
      selectors: {
        '&[aria-current]::after': {
          insetInline: 'auto',
          insetInlineStart: '-1px',
          insetBlock: space[4],
          width: '2px',
          height: 'auto',
        },
      },
    },
    '(forced-colors: active)': { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.body, color: text.muted });
