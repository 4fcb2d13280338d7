import { globalStyle, style } from '@vanilla-extract/css';
import { ground, stretched } from '../layout/stretched.css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { icon } from '../theme/icon';

const { border, fontSize, motion, space, surface, text } = vars;

export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } } });
export const head = style([
  ground,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '44px',
    paddingBlock: space[8],
    paddingInline: space[20],
    '@media': { [touch]: { paddingInline: space[16] } },
    selectors: { '&:has(button[aria-expanded]:not(:disabled):hover)': { background: surface.hover } },
  },
]);
export const glyph = style({ color: text.muted });
globalStyle(`${glyph} > svg`, icon.medium);
export const button = style([
  stretched,
  { selectors: { '&:disabled': { color: text.disabled, cursor: 'not-allowed' } } },
]);
export const aside = style({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize.label,
  color: text.muted,
  overflowWrap: 'anywhere',
});
export const chevron = style({
  ...icon.medium,
  color: text.muted,
  transition: `transform ${motion.state}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});
export const body = style({ borderBlockStart: `1px solid ${border.subtle}` });
