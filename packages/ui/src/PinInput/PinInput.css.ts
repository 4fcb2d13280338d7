import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, focus, fontSize, motion, radius, space, surface, text, tone, weight } = vars;

export const root = style({ position: 'relative', maxInlineSize: 360 });

/** Boxes that show the text of the input behind them. Digits read from left to right in every language. */
export const boxes = style({
  direction: 'ltr',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  pointerEvents: 'none',
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: 48,
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  background: surface.raised,
  color: text.default,
  fontSize: fontSize.page,
  fontWeight: weight.title,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${motion.state}`,
});

/** Divides the boxes into two halves, so that a code is easier to compare. */
export const dash = style({ flex: 'none', inlineSize: 8, blockSize: 2, background: text.muted });

/**
 * The input covers the boxes, so that a tap, a paste and autofill reach it. Its own text is transparent, not hidden, because
 * browsers do not fill in hidden inputs.
 */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // Below 16 px, Safari on iPhone zooms in.
  fontSize: 16,
  letterSpacing: '-0.5em',
  cursor: 'text',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 0s 100000s' },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const active = style({
  selectors: {
    [`${input}:focus-visible + ${boxes} &`]: {
      borderColor: focus.ring,
      outline: `2px solid ${focus.ring}`,
      outlineOffset: '2px',
    },
    [`${input}:focus-visible + ${boxes} &:empty::after`]: {
      content: '',
      inlineSize: 2,
      blockSize: 22,
      background: text.default,
    },
  },
});

export const invalid = style({ borderColor: tone.danger.mark, boxShadow: `inset 0 0 0 1px ${tone.danger.mark}` });
export const disabled = style({ borderColor: 'transparent', background: surface.disabled, color: text.disabled });
