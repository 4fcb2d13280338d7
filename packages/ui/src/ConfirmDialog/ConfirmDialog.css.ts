import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

const { border, radius, space, surface, weight } = vars;

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: radius.full,
});
globalStyle(`${disc} > svg`, icon.medium);

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `10px ${space[12]}`,
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  background: surface.sunken,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
});
export const body = style({
  display: 'grid',
  gap: space[16],
  selectors: { '&&:empty': { paddingBlock: `0 ${space[20]}` } },
});
