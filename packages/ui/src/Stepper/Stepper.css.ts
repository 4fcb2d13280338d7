import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { scaled } from '../theme/scaled';

const { accent, border, fontSize, radius, size, space, surface, text, tone, weight } = vars;

/** A container, because the stepper may be in a dialog or drawer. */
export const root = style({ containerType: 'inline-size', minWidth: 0, fontWeight: weight.label });
const narrow = '(max-width: 37.5rem)';

export const count = style({
  display: 'none',
  gap: `0 ${space[8]}`,
  flexWrap: 'wrap',
  marginBlockEnd: space[8],
  '@container': { [narrow]: { display: 'flex' } },
});
export const muted = style({ color: text.muted });
export const list = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  color: text.muted,
  selectors: {
    '&[aria-current]': { color: text.default },
    // Connector to the next step. A border, which forced colours keep.
    '&:not(:last-child)': { flex: 'auto' },
    '&:not(:last-child)::after': {
      content: '',
      flex: 1,
      minWidth: space[12],
      borderBlockStart: `1px solid ${border.default}`,
    },
    '&:has(~ [aria-current])::after': { borderColor: accent.mark },
  },
});
export const body = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.inner,
  background: 'none',
  textAlign: 'start',
  fontWeight: 'inherit',
});
export const link = style([
  body,
  {
    cursor: 'pointer',
    ':hover': { color: text.default, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '@media': { [touch]: { minHeight: size.touch } },
  },
]);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: scaled(22),
  height: scaled(22),
  border: `1px solid ${border.control}`,
  borderRadius: '50%',
  background: surface.raised,
  fontSize: fontSize.caption,
  fontWeight: weight.title,
  selectors: {
    [`${step}[data-state="done"] &`]: { borderColor: 'transparent', background: accent.soft, color: accent.text },
    [`${step}[aria-current] &`]: { borderColor: accent.solid, background: accent.solid, color: accent.onSolid },
    [`${step}[data-state="error"] &`]: {
      borderColor: tone.danger.mark,
      background: tone.danger.soft,
      color: tone.danger.text,
    },
  },
  // Forced colours remove backgrounds, so the current step has a thicker ring.
  '@media': { '(forced-colors: active)': { selectors: { [`${step}[aria-current] &`]: { borderWidth: '3px' } } } },
});
globalStyle(`${mark} > svg`, { width: '55%', height: '55%', strokeWidth: 3 });

export const label = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Visually hidden, but still available to screen readers.
  '@container': {
    [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const note = style({
  display: 'block',
  color: text.muted,
  fontSize: fontSize.caption,
  fontWeight: weight.body,
  whiteSpace: 'nowrap',
});
