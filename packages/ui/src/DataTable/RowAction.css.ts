import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

const { radius, size, space, surface, text, tone: tones, weight } = vars;
const coarse = '(pointer: coarse)';

export const root = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: size.compact,
    minHeight: size.compact,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: text.muted,
    fontWeight: weight.label,
    cursor: 'pointer',
    transition: `background ${vars.motion.state}`,
    '@media': { [coarse]: { minWidth: size.touch, minHeight: size.touch } },
  },
  inCards({ flex: 1, minHeight: size.touch, gap: space[8], color: text.default }),
]);
globalStyle(`${root} > svg`, icon.medium);

export const tone = styleVariants({
  neutral: { selectors: { '&:hover': { background: surface.pressed, color: text.default } } },
  danger: [
    { selectors: { '&:hover': { background: tones.danger.soft, color: tones.danger.text } } },
    inCards({ color: tones.danger.text }),
  ],
});
/** Where there is room for words, on a card. */
export const words = style([{ display: 'none' }, inCards({ display: 'inline' })]);
