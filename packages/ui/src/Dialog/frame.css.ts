import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

const { border, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface.overlay,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
const title = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  flex: 'none',
  paddingBlockStart: space[20],
  '@media': { [below('md')]: { paddingBlockStart: space[16] } },
});
/** Less space at the end, where the close button has space of its own. */
export const head = style([
  title,
  {
    paddingInline: `${space[24]} ${space[16]}`,
    '@media': { [below('md')]: { paddingInline: `${space[16]} ${space[8]}` } },
  },
]);
export const headWithoutClose = style([
  title,
  { paddingInline: space[24], '@media': { [below('md')]: { paddingInline: space[16] } } },
]);
export const titles = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[4], paddingBlockStart: space[2] });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' });
/** Only the body scrolls, so that the title and the buttons stay visible. */
export const body = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  '@media': { [below('md')]: { padding: `${space[12]} ${space[16]} ${space[16]}` } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  flex: 'none',
  padding: `${space[12]} ${space[24]}`,
  borderBlockStart: `1px solid ${border.subtle}`,
  '@media': { [below('md')]: { padding: `${space[12]} ${space[16]}` } },
});
// On phones the buttons share the full width.
globalStyle(`${foot} > *`, { '@media': { [below('md')]: { flex: 1 } } });
