import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { scaled } from '../theme/scaled';

const { accent, border, fontSize, radius, size, space, surface, text, tone, weight } = vars;

const base = style({ minWidth: 0, fontWeight: weight.label });
export const root = {
  // A container, because the stepper may be in a dialog or drawer.
  horizontal: style([base, { containerType: 'inline-size' }]),
  vertical: base,
};
const narrow = '(max-width: 37.5rem)';

export const count = style({
  display: 'none',
  gap: `0 ${space[8]}`,
  flexWrap: 'wrap',
  marginBlockEnd: space[8],
  '@container': { [narrow]: { display: 'flex' } },
});
export const muted = style({ color: text.muted });
export const list = {
  horizontal: style({ display: 'flex', alignItems: 'center', gap: space[8] }),
  vertical: undefined,
};

const anyStep = style({
  minWidth: 0,
  color: text.muted,
  selectors: {
    '&[aria-current]': { color: text.default },
    // Connector to the next step. A border, which forced colours keep.
    '&:not(:last-child)::after': { content: '' },
    '&:has(~ [aria-current])::after': { borderColor: accent.mark },
  },
});
const markSize = scaled(22);
export const step = {
  horizontal: style([
    anyStep,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space[8],
      '::after': { flex: 1, minWidth: space[12], borderBlockStart: `1px solid ${border.default}` },
      selectors: { '&:not(:last-child)': { flex: 'auto' } },
    },
  ]),
  vertical: style([
    anyStep,
    {
      position: 'relative',
      '::after': {
        position: 'absolute',
        insetBlock: `calc(${markSize} + ${space[4]}) ${space[4]}`,
        insetInlineStart: `calc(${markSize} / 2)`,
        borderInlineStart: `1px solid ${border.default}`,
      },
      selectors: { '&:not(:last-child)': { paddingBlockEnd: space[16] } },
    },
  ]),
};
export const body = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  // beside a note of several lines, the mark stays at the label
  selectors: { [`${step.vertical} > &`]: { alignItems: 'start', gap: space[12] } },
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
  width: markSize,
  height: markSize,
  border: `1px solid ${border.control}`,
  borderRadius: '50%',
  background: surface.raised,
  fontSize: fontSize.caption,
  fontWeight: weight.title,
  selectors: {
    [`${anyStep}[data-state="done"] &`]: { borderColor: 'transparent', background: accent.soft, color: accent.text },
    [`${anyStep}[aria-current] &`]: { borderColor: accent.solid, background: accent.solid, color: accent.onSolid },
    [`${anyStep}[data-state="error"] &`]: {
      borderColor: tone.danger.mark,
      background: tone.danger.soft,
      color: tone.danger.text,
    },
  },
  // Forced colours remove backgrounds, so the current step has a thicker ring.
  '@media': { '(forced-colors: active)': { selectors: { [`${anyStep}[aria-current] &`]: { borderWidth: '3px' } } } },
});
globalStyle(`${mark} > svg`, { width: '55%', height: '55%', strokeWidth: 3 });

export const label = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Visually hidden, but still available to screen readers. A vertical stepper can be in the container of another component.
  '@container': {
    [narrow]: {
      selectors: {
        [`${step.horizontal} &`]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const note = style({
  display: 'block',
  color: text.muted,
  fontSize: fontSize.caption,
  fontWeight: weight.body,
  selectors: { [`${step.horizontal} &`]: { whiteSpace: 'nowrap' } },
});
