import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { tone, weight } = vars;

export const bell = style({ position: 'relative', display: 'grid', placeItems: 'center' });

export const count = style({
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineStart: 8,
  minInlineSize: 16,
  paddingInline: 4,
  borderRadius: 8,
  background: tone.danger.solid,
  color: tone.danger.onSolid,
  fontSize: 10,
  lineHeight: '16px',
  fontWeight: weight.label,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
