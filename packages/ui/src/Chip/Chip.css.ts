import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import { mark } from '../theme/tone.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  // Visible with increased contrast or forced colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  lineHeight: 1,
  fontWeight: 650,
  letterSpacing: '0.005em',
  // Wraps only when it is wider than the parent.
  flexShrink: 0,
  width: 'max-content',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': { '(prefers-contrast: more)': { borderColor: 'currentColor' } },
});
globalStyle(`${root} > svg`, { width: '12px', height: '12px', strokeWidth: 2.25, marginInlineStart: '-2px' });
export const size = styleVariants({
  medium: { minHeight: scaled(22), paddingInline: '7px', fontSize: vars.fontSize.caption },
  large: { minHeight: scaled(26), paddingInline: '9px', fontSize: vars.fontSize.label },
});
export { soft as tone } from '../theme/tone.css';
export const dot = style({
  '::before': { content: '', width: '6px', height: '6px', borderRadius: '50%', background: mark },
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
});
