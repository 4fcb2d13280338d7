import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Reason in the menu why the event cannot move there. */
export const reason = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.label,
  fontWeight: vars.weight.body,
});
