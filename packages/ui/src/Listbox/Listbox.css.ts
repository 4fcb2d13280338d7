import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';
import { layer } from '../theme/layer';

const { radius, size, space, surface, text, weight } = vars;

/** What floats under its field, placed by a popper of Radix. */
export const list = style({
  zIndex: layer.float,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'var(--radix-popper-anchor-width)',
  maxWidth: 'min(480px, var(--radix-popper-available-width))',
  maxHeight: 'min(328px, var(--radix-popper-available-height))',
  borderRadius: radius.overlay,
  background: surface.overlay,
  color: text.default,
  boxShadow: vars.shadow.menu,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
// Radix hides the bar in favour of arrow buttons; a bar says how long the list is
export const viewport = style({ padding: space[4], selectors: { '&&': { scrollbarWidth: 'thin' } } });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: size.default,
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: radius.inner,
  fontWeight: 550,
  cursor: 'default',
  userSelect: 'none',
  scrollMarginBlock: space[4],
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-highlighted]': { background: surface.pressed },
    '&[data-state="checked"]': { fontWeight: weight.label },
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [touch]: { minHeight: size.touch },
    '(forced-colors: active), (prefers-contrast: more)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
export const optionIcon = style({ display: 'flex', color: text.muted });
globalStyle(`${optionIcon} > svg`, icon.medium);
export const optionLabel = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const check = style({ color: text.muted });
globalStyle(`${check} > svg`, icon.small);
