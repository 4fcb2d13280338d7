import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** As high as the icon of a file, so that rows keep their height. */
export const thumbnail = style({
  flex: 'none',
  width: 'calc(40rem / 13)',
  height: 'calc(32rem / 13)',
  objectFit: 'cover',
  borderRadius: vars.radius.inner,
  border: `1px solid ${vars.border.default}`,
});
