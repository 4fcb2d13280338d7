import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { scaled } from '../theme/scaled';

const { accent, border, lineHeight, motion, radius, size, space, surface, text, tone } = vars;
/** Grows with the user's text size, like the label. */
const side = scaled(16);

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: space[8],
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:has(:disabled)': { color: text.disabled, cursor: 'not-allowed' } },
  '@media': { [touch]: { minHeight: size.touch, paddingBlock: '10px' } },
});
/** Keeps the width of a touch target when the label is hidden. */
export const bare = style({ '@media': { [touch]: { minWidth: size.touch, justifyContent: 'center' } } });
/** Aligned with the label, not with the control. */
const under = (mark: string) => ({ paddingInlineStart: `calc(${mark} + ${space[8]})`, paddingBlockStart: space[4] });
export const message = styleVariants({ box: under(side), track: under(scaled(30)) });

/** As high as a line, to centre the mark on the first line of the label. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: lineHeight.body,
});

// Unselected radio groups match `:indeterminate` too.
const chosen = ':checked, :indeterminate:not([type="radio"])';

export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  margin: 0,
  width: side,
  height: side,
  border: `1px solid ${border.control}`,
  borderRadius: radius.inner,
  background: surface.raised,
  cursor: 'inherit',
  transition: `background ${motion.state}, border-color ${motion.state}`,
  selectors: {
    [`:where(${label}):hover &`]: { borderColor: border.controlHover },
    '&[type="radio"]': { borderRadius: '50%' },
    [`&[aria-invalid="true"]:not(${chosen}), [role="radiogroup"][aria-invalid="true"] &:not(${chosen}, :disabled)`]: {
      borderColor: tone.danger.mark,
      boxShadow: `inset 0 0 0 1px ${tone.danger.mark}`,
    },
    '&:disabled': { borderColor: border.default, background: surface.disabled },
    [`&:is(${chosen}):not(:disabled)`]: {
      borderColor: accent.solid,
      background: accent.solid,
    },
  },
});

const sign = {
  gridArea: '1 / 1',
  display: 'none',
  color: accent.onSolid,
  pointerEvents: 'none',
} as const;
const disabledSign = { [`${input}:disabled ~ &`]: { color: text.disabled } };
const forced = { '@media': { '(forced-colors: active)': { color: 'CanvasText' } } };

const glyph = style({
  ...sign,
  ...forced,
  width: scaled(12),
  height: scaled(12),
  strokeWidth: 3,
  selectors: disabledSign,
});
export const check = style([
  glyph,
  { selectors: { [`${input}:checked:not(:indeterminate) ~ &`]: { display: 'block' } } },
]);
export const minus = style([glyph, { selectors: { [`${input}:indeterminate ~ &`]: { display: 'block' } } }]);
/** Drawn as a border, which forced colours keep. */
export const dot = style({
  ...sign,
  border: `${scaled(3)} solid`,
  borderRadius: '50%',
  selectors: { ...disabledSign, [`${input}:checked ~ &`]: { display: 'block' } },
  ...forced,
});
