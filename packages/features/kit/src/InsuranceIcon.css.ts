import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.control,
  background: vars.accent.soft,
  color: vars.accent.text,
});

export const size = {
  medium: style({ inlineSize: 36, blockSize: 36 }),
  /** Next to a page heading. */
  large: style({ inlineSize: 44, blockSize: 44 }),
  /** In a table row. */
  small: style({ inlineSize: 28, blockSize: 28 }),
};
