import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';
import { quiet } from '../theme/quiet.css';
import { below } from '../theme/tokens';
import { unprinted } from '../theme/unprinted.css';

const { accent, border, fontSize, lineHeight, size, space, text, weight } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minHeight: '48px',
  paddingBlock: space[8],
  paddingInline: `${space[20]} ${space[12]}`,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('md')]: { paddingInline: `${space[16]} ${space[8]}` } },
});
export const range = style({ marginInlineEnd: 'auto' });
globalStyle(`${range} > b`, { color: text.default, fontWeight: weight.label });

export const rows = style([
  unprinted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: text.muted,
    '@media': { [below('md')]: { display: 'none' } },
  },
]);
export const rowsSelect = style({ minWidth: '64px', color: text.default });

export const pages = style([unprinted, { display: 'flex', alignItems: 'center', gap: '2px' }]);
const slot = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.compact,
  minHeight: size.compact,
  paddingInline: '6px',
  '@media': { [touch]: { minWidth: size.touch, minHeight: size.touch } },
});
export const page = style([
  quiet,
  slot,
  {
    fontWeight: weight.label,
    selectors: {
      '&[aria-current="page"]': { background: accent.soft, color: accent.text },
      '&[aria-disabled="true"]': { background: 'none', color: border.control, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]': { outline: '1px solid', outlineOffset: '-1px' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  },
]);
globalStyle(`${page} > svg`, icon.small);
export const gap = style([slot, { '@media': { [touch]: { minWidth: space[24] } } }]);
/** Phones show the first, the current and the last page only. */
export const neighbour = style({ '@media': { [below('sm')]: { display: 'none' } } });
