import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css';
import { vars } from '../theme/contract.css';

export const root = style({
  position: 'sticky',
  zIndex: vars.layer.head,
  // Line between the element and the content behind it.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: '1px',
    background: 'transparent',
    transition: `background ${vars.motion.state}`,
  },
  selectors: { '&[data-stuck]::after': { background: vars.border.default } },
  '@media': {
    print: { position: 'static' },
    '(forced-colors: active)': { selectors: { '&[data-stuck]::after': { background: 'CanvasText' } } },
  },
});
export const edge = {
  top: style({ insetBlockStart: fallbackVar(stickyTop, '0px'), '::after': { insetBlockEnd: 0 } }),
  bottom: style({
    insetBlockEnd: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '::after': { insetBlockStart: 0 },
  }),
};
export const surface = styleVariants({ page: vars.surface.page, raised: vars.surface.raised }, (background) => ({
  background,
}));
