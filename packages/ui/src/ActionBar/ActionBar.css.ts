import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { below } from '../theme/tokens';

const { border, fontSize, lineHeight, radius, space, surface, text } = vars;

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.head,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[20]}`,
  paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${border.default}`,
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
  background: surface.raised,
  '@media': { [below('md')]: { paddingInline: space[16] } },
});
export const note = style({
  flex: 1,
  minWidth: 0,
  color: text.muted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  '@media': { [below('md')]: { display: 'none' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [below('md')]: { flex: 1 } },
});
globalStyle(`${actions} > *`, { '@media': { [below('md')]: { flex: 1 } } });
