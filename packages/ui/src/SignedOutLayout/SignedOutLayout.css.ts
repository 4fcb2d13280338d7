import { style } from '@vanilla-extract/css';
import { gutter } from '../AppShell/gutter.css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

const { sidebar } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(480px, 1fr) minmax(0, 1.12fr)',
  minHeight: '100dvh',
  background: vars.surface.raised,
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[32],
  padding: '28px 40px 12px',
  // The footer is inside the form's column, which has no gutter.
  vars: { [gutter]: '0px' },
  '@media': { [below('md')]: { padding: '20px 16px 0' } },
});
export const main = style({ width: '100%', maxWidth: '360px', marginInline: 'auto', marginBlock: 'auto' });
export const brand = style({
  // Stays visible beside a form that is longer than the window.
  position: 'sticky',
  top: '12px',
  height: 'calc(100dvh - 24px)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  marginBlock: '12px',
  marginInlineEnd: '12px',
  border: `1px solid ${sidebar.border}`,
  borderRadius: '14px',
  overflow: 'hidden',
  background: sidebar.bg,
  color: sidebar.text,
  '@media': { [below('md')]: { display: 'none' } },
  // Fades the lines behind the text.
  '::after': {
    content: '',
    position: 'absolute',
    inset: '45% 0 0',
    background: `linear-gradient(transparent, ${sidebar.bg} 62%)`,
  },
});
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const rope = style({ fill: 'none', stroke: `color-mix(in srgb, ${sidebar.bar} 78%, transparent)` });
export const ring = style({ fill: 'none', stroke: sidebar.bar });
export const copy = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  maxWidth: '500px',
  padding: '44px',
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
});
export const claim = style({
  fontSize: vars.fontSize.figure,
  lineHeight: vars.lineHeight.figure,
  fontWeight: vars.weight.title,
  letterSpacing: '-0.025em',
  color: sidebar.activeText,
  textWrap: 'balance',
});
