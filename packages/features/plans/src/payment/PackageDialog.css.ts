import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, focus, radius, space, surface, tone } = vars;

/** Sets the chosen package apart from the fields. */
export const summary = style({
  padding: `${space[12]} ${space[16]}`,
  background: surface.sunken,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
});

/** Border for the card field, because the payment provider's iframe has none. */
export const entry = style({
  paddingBlock: '11px',
  paddingInline: '10px',
  background: surface.raised,
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { borderColor: border.controlHover },
    '&[data-invalid]': { borderColor: tone.danger.mark, boxShadow: `inset 0 0 0 1px ${tone.danger.mark}` },
    '&:is(:focus-within, :has(> .StripeElement--focus))': {
      outline: `2px solid ${focus.ring}`,
      outlineOffset: '2px',
      boxShadow: 'none',
    },
    '&[data-disabled]': { background: surface.disabled, borderColor: 'transparent' },
  },
});

export const total = style({ marginBlockStart: space[4], borderBlockStart: `1px solid ${border.default}` });
globalStyle(`${total} dt`, { color: vars.text.default, fontWeight: vars.weight.label });
export const amount = style({
  fontSize: vars.fontSize.section,
  lineHeight: vars.lineHeight.section,
  fontWeight: vars.weight.title,
});
export const note = style({ flex: 'none', marginBlockStart: space[2], color: vars.text.muted });
