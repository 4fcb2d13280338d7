import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const layer = style({ position: 'fixed', inset: 0, zIndex: 2_147_483_647, pointerEvents: 'none' });
export const box = style({
  position: 'absolute',
  border: `1px dashed ${vars.accent.mark}`,
  borderRadius: vars.radius.inner,
});
export const badge = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  minWidth: '18px',
  height: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.full,
  background: vars.accent.solid,
  color: vars.accent.onSolid,
  font: `600 11px/1 ${vars.font.family}`,
});
export const legend = style({
  position: 'absolute',
  insetInlineEnd: 8,
  insetBlockEnd: 8,
  display: 'grid',
  gap: 4,
  padding: '8px 12px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.default,
  font: `500 12px/16px ${vars.font.family}`,
});
