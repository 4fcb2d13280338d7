import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, fontSize, lineHeight, space, text, weight } = vars;

const line = { border: 0, background: border.default, flex: 'none' } as const;
export const orientations = styleVariants({
  horizontal: { ...line, width: '100%', height: '1px' },
  vertical: { ...line, alignSelf: 'stretch', width: '1px', minHeight: space[16] },
});
const side = { content: '', flex: `1 0 ${space[16]}`, height: '1px', background: border.default };
export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: text.muted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  '::before': side,
  '::after': side,
});
export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
