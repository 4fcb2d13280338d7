import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { below, from } from '../theme/tokens';
import { belowBanner } from './bannerHeight';
import { gutter } from './gutter.css';
import { sideWidth } from './sideWidth.css';
import { stickyTop } from './stickyTop.css';

const { sidebar, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  vars: { [gutter]: space[24], [stickyTop]: `calc(${size.topbar} + ${belowBanner})` },
  // The rows of a banner and the page. A page without a banner has one row.
  selectors: { '&[data-banner]': { gridTemplateRows: 'auto minmax(0, 1fr)' } },
  '@media': {
    [below('md')]: {
      vars: { [gutter]: space[16] },
      // The top bar scrolls away, because the banner is high.
      selectors: { '&[data-banner]': { vars: { [stickyTop]: belowBanner } } },
    },
    [from('md')]: {
      vars: { [sideWidth]: size.sidebar },
      gridTemplateColumns: `${sideWidth} minmax(0, 1fr)`,
      selectors: { '&[data-rail]': { vars: { [sideWidth]: size.rail } } },
    },
    print: { display: 'block' },
  },
});

export const banner = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.banner,
  gridColumn: '1 / -1',
});

export const aside = style({
  display: 'none',
  background: sidebar.bg,
  borderInlineEnd: `1px solid ${sidebar.border}`,
  '@media': { [from('md')]: { display: 'block' } },
});
export const asideInner = style({
  position: 'sticky',
  insetBlockStart: belowBanner,
  height: `calc(100dvh - ${belowBanner})`,
});

export const page = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  width: '100%',
  maxWidth: size.content,
  marginInline: 'auto',
  paddingBlock: `${space[24]} ${space[32]}`,
  paddingInline: gutter,
  scrollMarginBlockStart: stickyTop,
  // Only the skip link focuses the page; it is not a control.
  outline: 'none',
  '@media': { [below('md')]: { gap: space[16], paddingBlockStart: space[16] } },
});
