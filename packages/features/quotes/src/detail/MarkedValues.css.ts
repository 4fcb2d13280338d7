import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The copy is between the background of the field and its text. */
export const marked = style({ display: 'grid' });
globalStyle(`${marked} :has(> textarea)`, { isolation: 'isolate' });
export const copy = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  color: 'transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  pointerEvents: 'none',
  userSelect: 'none',
});
export const mark = style({
  borderRadius: vars.radius.inner,
  background: vars.accent.soft,
  // wider than the text, without moving it
  boxShadow: `0 0 0 2px ${vars.accent.soft}`,
  color: 'inherit',
  '@media': { '(forced-colors: active)': { background: 'Mark' } },
});
