import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

/** As high as the icon of a file, so that rows keep their height. */
export const thumbnail = style({
  flex: 'none',
  width: scaled(40),
  height: scaled(32),
  objectFit: 'cover',
  borderRadius: vars.radius.inner,
  border: `1px solid ${vars.border.default}`,
});
