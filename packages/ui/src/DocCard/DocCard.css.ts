import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ground } from '../layout/stretched.css';
import { vars } from '../theme/contract.css';

const { border, radius, space, surface, tone } = vars;

const root = style([
  ground,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minWidth: 0,
    padding: '10px 12px',
  },
]);
export const variant = styleVariants({
  card: [
    root,
    {
      border: `1px solid ${border.default}`,
      borderRadius: radius.control,
      background: surface.raised,
      selectors: { '&[data-invalid]': { borderColor: tone.danger.mark } },
    },
  ],
  row: [
    root,
    {
      paddingInline: space[20],
      selectors: { 'li:not(:first-child) > &': { borderBlockStart: `1px solid ${border.subtle}` } },
    },
  ],
});
export const body = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
export const line = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[8] });
// Long file names shrink, the content at the end does not.
globalStyle(`${line} > :last-child:not(:first-child)`, { flexShrink: 0, maxWidth: '50%' });
