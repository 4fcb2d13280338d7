import { globalStyle, style } from '@vanilla-extract/css';
import { disc } from '../layout/disc.css';
import { ground, stretched } from '../layout/stretched.css';
import { vars } from '../theme/contract.css';

const { accent, border, radius, space, surface, text, tone, weight } = vars;

export const root = style([
  ground,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: space[16],
    border: `1px dashed ${border.control}`,
    borderRadius: radius.card,
    background: surface.sunken,
    selectors: {
      '&:hover': { borderColor: border.controlHover },
      '&[data-invalid]': { borderColor: tone.danger.mark },
      '&[data-over]': { borderStyle: 'solid', borderColor: accent.mark, background: surface.selected },
      '&[data-disabled]': { borderColor: 'transparent', background: surface.disabled, color: text.disabled },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-over]': { outline: '2px solid Highlight' } } },
    },
  },
]);
globalStyle(`${root}[data-disabled] > ${disc}`, { background: 'none', color: 'inherit' });
export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const sentence = style({ fontWeight: weight.label });
export const choose = style([
  stretched,
  {
    color: accent.text,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: {
      '[data-over] &': { color: 'inherit', textDecoration: 'none' },
      '&:disabled': { color: 'inherit', textDecoration: 'none', cursor: 'not-allowed' },
    },
  },
]);
