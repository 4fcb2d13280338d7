import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';
import { layer } from '../theme/layer';

const { radius, size, space, surface, text } = vars;

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const placeholder = style([value, { color: text.muted, selectors: { ':disabled > &': { color: 'inherit' } } }]);
export const chevron = style({
  ...icon.small,
  color: text.muted,
  selectors: { ':disabled > &': { color: 'inherit' } },
});

export const list = style({
  zIndex: layer.float,
  minWidth: 'var(--radix-select-trigger-width)',
  maxWidth: 'min(480px, var(--radix-select-content-available-width))',
  maxHeight: 'min(328px, var(--radix-select-content-available-height))',
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
    '&[data-state="checked"]': { fontWeight: vars.weight.label },
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
