import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { pulseFrames, ring, turnFrames } from '../Spinner/ring';
import { vars } from '../theme/contract.css';
import { touch, usable } from '../theme/control';
import { icon } from '../theme/icon';

const { accent, border, fontSize, radius, size: sizes, surface, text: words, tone: t } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  // Does not shrink. The label wraps only when it is wider than the parent.
  flexShrink: 0,
  maxWidth: '100%',
  paddingBlock: '4px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  fontWeight: vars.weight.label,
  lineHeight: 1.25,
  textAlign: 'center',
  // A single word breaks only when it is wider than the parent.
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  // No transition, because a theme switch would animate every button on the page.
  // Paper has nothing to press.
  '@media': { print: { display: 'none' } },
});
globalStyle(`${root} > svg`, icon.medium);

// Touch targets need more height, and narrow screens use the default text size.
const onTouch = { [touch]: { minHeight: sizes.touch, paddingInline: '14px', fontSize: fontSize.body } };
export const size = styleVariants({
  small: {
    minHeight: sizes.compact,
    paddingInline: '10px',
    fontSize: fontSize.label,
    '@media': onTouch,
  },
  medium: { minHeight: sizes.default, paddingInline: '12px', '@media': onTouch },
  large: { minHeight: sizes.touch, paddingInline: '16px' },
});
globalStyle(`${size.small} > svg`, icon.small);
/** An icon looks lighter than a letter, so it is 2 px closer to the edge. */
export const leading = style({});
globalStyle(`${leading} > svg:first-child`, { marginInlineStart: '-2px' });
export const block = style({ width: '100%' });

interface Ground {
  rest: string;
  hover: string;
  active?: string;
  words: string;
}
const hover = `&:hover${usable}`;
const active = `&:active${usable}`;
const ground = (of: Ground) => ({
  background: of.rest,
  color: of.words,
  selectors: { [hover]: { background: of.hover }, [active]: { background: of.active ?? of.hover } },
});
const solidOf = (tone: typeof t.neutral) => ground({ rest: tone.solid, hover: tone.solidHover, words: tone.onSolid });
const softOf = (tone: typeof t.neutral) => ground({ rest: tone.soft, hover: tone.softHover, words: tone.text });

export const solid = styleVariants({
  neutral: solidOf(t.neutral),
  accent: ground({
    rest: accent.solid,
    hover: accent.solidHover,
    active: accent.solidActive,
    words: accent.onSolid,
  }),
  danger: solidOf(t.danger),
  success: solidOf(t.success),
});
export const soft = styleVariants({
  neutral: ground({ rest: t.neutral.soft, hover: t.neutral.softHover, words: words.default }),
  accent: ground({ rest: accent.soft, hover: accent.softHover, words: accent.text }),
  danger: softOf(t.danger),
  success: softOf(t.success),
});
/** Variants on the page background: outline and ghost. */
export const plain = styleVariants({
  neutral: { color: words.default },
  accent: { color: accent.text },
  danger: { color: t.danger.text },
  success: { color: t.success.text },
});
const edgeForContrast = { '@media': { '(prefers-contrast: more)': { borderColor: border.control } } };
export const variant = styleVariants({
  solid: {},
  soft: edgeForContrast,
  outline: {
    background: surface.raised,
    borderColor: border.control,
    selectors: {
      [hover]: { background: surface.hover, borderColor: border.controlHover },
      [active]: { background: surface.pressed },
    },
  },
  ghost: {
    ...edgeForContrast,
    selectors: { [hover]: { background: surface.pressed }, [active]: { background: t.neutral.softHover } },
  },
});

// Declared after the tones, so that it looks the same in every tone.
export const disabled = styleVariants({
  filled: {
    selectors: {
      '&:disabled, &[data-read-only]': {
        background: surface.disabled,
        // The disabled background alone is hard to see in a dialog.
        borderColor: border.default,
        color: words.disabled,
        cursor: 'not-allowed',
      },
    },
  },
  ghost: { selectors: { '&:disabled, &[data-read-only]': { color: words.disabled, cursor: 'not-allowed' } } },
});

const circle = ring(keyframes(turnFrames), keyframes(pulseFrames));
// By the attribute, so that HTML that waits for its code can show it, too.
const busy = `${root}[aria-busy="true"]`;
// The label stays invisible, for the width and the accessible name. The spinner is centred over it.
globalStyle(busy, {
  position: 'relative',
  cursor: 'progress',
  WebkitTextFillColor: 'transparent',
  '@media': { '(forced-colors: active)': { WebkitTextFillColor: 'ButtonFace' } },
});
globalStyle(`${busy}::after`, {
  ...circle,
  content: '',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '16px',
  height: '16px',
});
globalStyle(`${busy} > *`, { opacity: 0 });
