import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { controlHeight, controlSizes, touch } from '../theme/control';
import { icon } from '../theme/icon';
import { quiet } from '../theme/quiet.css';
import { controlStates } from './controlStates';

const { border, motion, radius, space, surface, text } = vars;

/** Corner radii at the start and end of the box, for joined controls. */
export const startRadius = createVar();
export const endRadius = createVar();
const start = fallbackVar(startRadius, radius.control);
const end = fallbackVar(endRadius, radius.control);

// Same style whether the element contains the control or is the control.
const when = (state: string) => `&:is(${state}, :has(> ${state}))`;

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minWidth: 0,
  paddingInline: '10px',
  border: `1px solid ${border.control}`,
  borderStartStartRadius: start,
  borderEndStartRadius: start,
  borderStartEndRadius: end,
  borderEndEndRadius: end,
  background: surface.raised,
  color: text.default,
  transition: `border-color ${motion.state}, background ${motion.state}`,
  selectors: {
    '&:hover': { borderColor: border.controlHover },
    [when('[readonly]')]: { background: surface.sunken, borderColor: border.default },
    [when(':disabled')]: {
      background: surface.disabled,
      borderColor: 'transparent',
      color: text.disabled,
      cursor: 'not-allowed',
    },
    ...controlStates(when),
  },
});
/** Box that is itself the control. */
export const button = style([
  box,
  { textAlign: 'start', userSelect: 'none', selectors: { '&:enabled': { cursor: 'pointer' } } },
]);

export const size = styleVariants(Object.fromEntries(controlSizes.map((name) => [name, controlHeight(name)])));
/** Box that grows with its text. */
export const multiline = style({ position: 'relative', alignItems: 'stretch', paddingInline: 0 });

/** Text input inside a box. */
export const entry = style({
  appearance: 'none',
  flex: 1,
  width: '100%',
  minWidth: 0,
  border: 0,
  background: 'none',
  // The box shows the focus ring.
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: text.muted, opacity: 1 },
  // Safari would reduce the opacity of the text further.
  ':disabled': { opacity: 1, color: text.disabled, WebkitTextFillColor: text.disabled, cursor: 'not-allowed' },
  // Overrides the browser's autofill background, which does not match any theme.
  selectors: {
    '&:autofill': {
      WebkitTextFillColor: text.default,
      caretColor: text.default,
      boxShadow: `inset 0 0 0 99px ${surface.raised}`,
    },
  },
});
export const input = style([entry, { alignSelf: 'stretch', padding: 0 }]);
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

/** Content beside the text: an icon or a unit. */
export const affix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: text.muted,
  selectors: {
    [`${box}:is(:disabled, :has(> :disabled)) &`]: { color: text.disabled },
  },
});
export const lock = style([affix, {}]);
globalStyle(`${affix} > svg`, icon.medium);
globalStyle(`${lock} > svg`, icon.small);
export const multilineLock = style([lock, { position: 'absolute', insetBlockStart: '9px', insetInlineEnd: '10px' }]);

/** Button inside the box. Its icon aligns with the edge of the text. */
export const action = style([
  quiet,
  {
    width: '24px',
    height: '24px',
    marginInlineEnd: '-4px',
    borderRadius: radius.inner,
    selectors: {
      '&:focus-visible': { outlineOffset: '-1px' },
      '&:disabled': { background: 'none', color: text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [touch]: { width: vars.size.touch, height: vars.size.touch, marginBlock: '-1px', marginInlineEnd: '-10px' },
    },
  },
]);
