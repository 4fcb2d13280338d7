import { globalStyle, style } from '@vanilla-extract/css';
import { root } from '../Card/Card.css';
import { vars } from '../theme/contract.css';

/** Double outline while editing, without moving the content. */
globalStyle(`${root}[data-state="editing"]`, {
  borderColor: vars.accent.mark,
  boxShadow: `0 0 0 1px ${vars.accent.mark}`,
});
export const title = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
