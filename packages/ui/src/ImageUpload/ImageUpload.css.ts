import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { accent, border, radius, space, surface, text } = vars;

export const root = style({
  selectors: {
    '&[data-over]': { outline: `2px dashed ${accent.mark}`, outlineOffset: space[8], borderRadius: radius.control },
  },
});
/** Shows the whole logo, whatever its proportions. */
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: scaled(112),
  height: scaled(72),
  padding: space[8],
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  background: surface.raised,
  color: text.muted,
});
export const image = style({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' });
