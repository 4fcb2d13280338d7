import { style, styleVariants } from '@vanilla-extract/css';
import { inCards } from '../ListFrame/list.css';
import { vars } from '../theme/contract.css';
import { quiet } from '../theme/quiet.css';
import { unprinted } from '../theme/unprinted.css';

const { size, space, text, tone: tones, weight } = vars;
const coarse = '(pointer: coarse)';

export const root = style([
  quiet,
  unprinted,
  {
    minWidth: size.compact,
    minHeight: size.compact,
    fontWeight: weight.label,
    '@media': { [coarse]: { minWidth: size.touch, minHeight: size.touch } },
  },
  inCards({
    flex: 1,
    // Wraps to a second line before a word breaks.
    minWidth: 'fit-content',
    paddingInline: '6px',
    minHeight: size.touch,
    gap: space[8],
    color: text.default,
    // Visible label on cards. Screen readers use the full `aria-label`.
    selectors: { '&::after': { content: 'attr(data-text)', overflowWrap: 'anywhere' } },
  }),
]);

export const tone = styleVariants({
  neutral: {},
  danger: [
    { selectors: { '&:hover': { background: tones.danger.soft, color: tones.danger.text } } },
    inCards({ color: tones.danger.text }),
  ],
});
