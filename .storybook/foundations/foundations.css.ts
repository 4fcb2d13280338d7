import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';

export const page = style({ display: 'grid', gap: vars.space[32], maxWidth: 1120 });
export const section = style({ display: 'grid', gap: vars.space[12] });
export const title = style({
  fontSize: vars.fontSize.section,
  lineHeight: vars.lineHeight.section,
  fontWeight: vars.weight.title,
});
export const swatches = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
});
export const swatch = style({ display: 'flex', gap: vars.space[12], alignItems: 'center' });
export const sample = style({
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.default}`,
});
export const name = style({ display: 'block', fontWeight: vars.weight.label });
export const use = style({ display: 'block', color: vars.text.muted, fontSize: vars.fontSize.label });

export const rows = style({ display: 'grid', gap: vars.space[12] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '160px 1fr',
  gap: vars.space[16],
  alignItems: 'center',
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const bar = style({ height: 12, background: vars.accent.mark });
export const shape = style({
  width: 72,
  height: 48,
  background: vars.accent.soft,
  border: `1px solid ${vars.accent.mark}`,
});
export const floating = style({
  width: 160,
  padding: vars.space[16],
  borderRadius: vars.radius.overlay,
  background: vars.surface.overlay,
});
