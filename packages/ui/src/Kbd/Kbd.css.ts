import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '18px',
  minHeight: '18px',
  paddingInline: '5px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.inner,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.caption,
  lineHeight: 1,
  fontWeight: vars.weight.label,
  color: vars.text.muted,
  background: vars.surface.raised,
  selectors: {
    '&[data-inverse]': { background: 'none', borderColor: 'currentColor', color: 'inherit' },
  },
});
