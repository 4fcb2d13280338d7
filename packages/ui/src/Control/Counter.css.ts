import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const over = style({ color: vars.tone.danger.text, fontWeight: vars.weight.label });
