import { fallbackVar, style } from '@vanilla-extract/css';
import { belowBanner } from '../AppShell/bannerHeight';
import { gutter } from '../AppShell/gutter.css';
import { vars } from '../theme/contract.css';
import { below, from } from '../theme/tokens';
import { unprinted } from '../theme/unprinted.css';

const { space } = vars;

export const root = style([
  unprinted,
  {
    position: 'sticky',
    insetBlockStart: belowBanner,
    zIndex: vars.layer.bar,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: vars.size.topbar,
    paddingInline: fallbackVar(gutter, space[24]),
    background: vars.surface.raised,
    borderBlockEnd: `1px solid ${vars.border.default}`,
    '@media': {
      [below('md')]: { selectors: { '[data-banner] &': { position: 'static' } } },
    },
  },
]);
export const menu = style({
  marginInlineStart: `calc(-1 * ${space[8]})`,
  '@media': { [from('md')]: { display: 'none' } },
});
export const start = style({ flex: 1, display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  '@media': { [below('md')]: { gap: 0 } },
});
