import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { softTones } from '../theme/tone';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  // seen where the reader asked for more contrast or for colours of their own
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  lineHeight: 1,
  fontWeight: 650,
  letterSpacing: '0.005em',
  whiteSpace: 'nowrap',
  '@media': { '(prefers-contrast: more)': { borderColor: 'currentColor' } },
});
globalStyle(`${root} > svg`, { width: '12px', height: '12px', strokeWidth: 2.25, marginInlineStart: '-2px' });
export const size = styleVariants({
  medium: { minHeight: 'calc(22rem / 13)', paddingInline: '7px', fontSize: vars.fontSize.caption },
  large: { minHeight: 'calc(26rem / 13)', paddingInline: '9px', fontSize: vars.fontSize.label },
});
export const tone = styleVariants(softTones, ({ soft, text }) => ({ background: soft, color: text }));
const circle = { content: '', width: '6px', height: '6px', borderRadius: '50%' };
export const dot = styleVariants(softTones, ({ mark }) => ({
  '::before': { ...circle, background: mark },
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
}));
