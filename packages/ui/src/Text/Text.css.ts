import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { text, accent, tone: tones } = vars;
const scale = (size: 'caption' | 'label' | 'body' | 'lead') => ({
  fontSize: vars.fontSize[size],
  lineHeight: vars.lineHeight[size],
});

export const size = styleVariants({
  caption: scale('caption'),
  label: scale('label'),
  body: scale('body'),
  lead: scale('lead'),
});
export const tone = styleVariants({
  default: { color: text.default },
  muted: { color: text.muted },
  accent: { color: accent.text },
  success: { color: tones.success.text },
  warning: { color: tones.warning.text },
  danger: { color: tones.danger.text },
});
export const weight = styleVariants({
  body: { fontWeight: vars.weight.body },
  label: { fontWeight: vars.weight.label },
  title: { fontWeight: vars.weight.title },
});
// Breaks long words, such as addresses and file names, which would widen the column.
export const root = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
export const truncate = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
