import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { accent, border, motion, surface, tone } = vars;

export const track = style({
  appearance: 'none',
  gridArea: '1 / 1',
  margin: 0,
  width: scaled(30),
  height: scaled(18),
  border: '1px solid transparent',
  borderRadius: scaled(9),
  background: border.control,
  cursor: 'inherit',
  transition: `background ${motion.state}`,
  selectors: {
    '&:hover': { background: border.controlHover },
    '&:checked': { background: accent.solid },
    '&:checked:hover': { background: accent.solidHover },
    '&[aria-invalid="true"]': { borderColor: tone.danger.mark, boxShadow: `0 0 0 1px ${tone.danger.mark}` },
    '&:disabled:disabled': { background: border.default },
  },
});
/** Drawn as a border, which forced colours keep. */
export const thumb = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  marginInlineStart: scaled(2),
  border: `${scaled(7)} solid ${surface.raised}`,
  borderRadius: '50%',
  pointerEvents: 'none',
  transition: `transform ${motion.state}`,
  selectors: {
    [`${track}:checked ~ &`]: { transform: `translateX(${scaled(12)})`, borderColor: accent.onSolid },
    [`${track}:checked ~ &:dir(rtl)`]: { transform: `translateX(${scaled(-12)})` },
    [`${track}:disabled ~ &`]: { borderColor: surface.raised },
  },
});
