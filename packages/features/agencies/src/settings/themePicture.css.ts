import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { accent, border, radius, sidebar: bar, surface, text } = vars;

export const frame = style({
  display: 'flex',
  inlineSize: '100%',
  minInlineSize: 64,
  blockSize: 48,
  border: `1px solid ${border.default}`,
  borderRadius: radius.inner,
  background: surface.page,
  overflow: 'hidden',
});
export const sidebar = style({ inlineSize: '28%', background: bar.bg });
export const page = style({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  justifyItems: 'end',
  gap: 6,
  padding: 8,
});
export const button = style({ inlineSize: 20, blockSize: 8, borderRadius: 2, background: accent.solid });
export const line = style({ inlineSize: 28, blockSize: 4, borderRadius: 2, background: text.muted, opacity: 0.6 });
