import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Line between the date and the time. */
export const line = style({
  flex: 'none',
  width: '1px',
  alignSelf: 'stretch',
  marginBlock: vars.space[6],
  background: vars.border.default,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const zone = style({ flex: 'none', color: vars.text.muted, fontSize: vars.fontSize.label });
