import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, fontSize, radius, space, surface, text, tone, weight } = vars;

/** Stays in sight at the end of the window. */
export const floating = style({ position: 'sticky', insetBlockEnd: space[8], zIndex: vars.layer.bar });
export const strip = style([
  floating,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[20]}`,
    padding: `${space[8]} ${space[12]}`,
    border: `1px solid ${border.default}`,
    borderRadius: radius.overlay,
    background: surface.raised,
    selectors: { '&[data-refused]': { borderColor: tone.danger.mark, color: tone.danger.text } },
  },
]);
export const stripText = style({ minWidth: 0, fontWeight: weight.label, overflowWrap: 'anywhere' });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  color: text.muted,
  fontSize: fontSize.label,
});
