import { style, styleVariants } from '@vanilla-extract/css';
import { inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { quiet } from '../theme/quiet.css';

const { size, space, text, tone: tones, weight } = vars;
const coarse = '(pointer: coarse)';

export const root = style([
  quiet,
  {
    minWidth: size.compact,
    minHeight: size.compact,
    fontWeight: weight.label,
    '@media': { [coarse]: { minWidth: size.touch, minHeight: size.touch } },
  },
  inCards({
    display: 'flex',
    justifyContent: 'center',
    flex: 1,
    minHeight: size.touch,
    gap: space[8],
    color: text.default,
  }),
]);

export const tone = styleVariants({
  neutral: {},
  danger: [
    { selectors: { '&:hover': { background: tones.danger.soft, color: tones.danger.text } } },
    inCards({ color: tones.danger.text }),
  ],
});
/** Where there is room for words, on a card. */
export const words = style([{ display: 'none' }, inCards({ display: 'inline', overflowWrap: 'anywhere' })]);
