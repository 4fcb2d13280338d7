import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

const { accent, border, motion, radius, space } = vars;

const frame = style({ display: 'flex', width: '100%', height: '100%', minWidth: 0, minHeight: 0 });
export const root = {
  horizontal: style([
    frame,
    // Two columns do not fit on a phone.
    { '@media': { [below('md')]: { display: 'grid', gap: space[16], height: 'auto' } } },
  ]),
  vertical: style([frame, { flexDirection: 'column' }]),
};
/** Its share of the space is its `flex-grow`. */
export const panel = style({
  flexBasis: 0,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

const handle = style({
  position: 'relative',
  flex: 'none',
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: radius.inner,
  // The line is thin; the area for the pointer is 24 px.
  '::before': { content: '""', position: 'absolute', zIndex: 1 },
  '::after': {
    content: '""',
    position: 'absolute',
    background: border.control,
    transition: `background ${motion.state}`,
  },
  selectors: {
    '&:is(:hover, :focus-visible, [data-dragging])::after': { background: accent.mark },
    '&[aria-disabled="true"]::after': { background: border.default },
  },
  '@media': { '(forced-colors: active)': { '::after': { background: 'CanvasText' } } },
});
export const separator = {
  horizontal: style([
    handle,
    {
      width: '9px',
      cursor: 'col-resize',
      '::before': { insetBlock: 0, insetInline: '-8px' },
      '::after': { insetBlock: 0, insetInline: '4px' },
      selectors: { '&:is(:hover, :focus-visible, [data-dragging])::after': { insetInline: '3px' } },
      '@media': { [below('md')]: { display: 'none' } },
    },
  ]),
  vertical: style([
    handle,
    {
      height: '9px',
      cursor: 'row-resize',
      '::before': { insetInline: 0, insetBlock: '-8px' },
      '::after': { insetInline: 0, insetBlock: '4px' },
      selectors: { '&:is(:hover, :focus-visible, [data-dragging])::after': { insetBlock: '3px' } },
    },
  ]),
};
export const disabled = style({ cursor: 'default' });
