import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ display: 'inline-flex' });
// by the size of the initials, which the next face must not cover
globalStyle(`${root} > *`, { boxShadow: `0 0 0 .15em ${vars.surface.raised}` });
globalStyle(`${root} > * + *`, { marginInlineStart: '-.25em' });
export const rest = style({
  background: vars.tone.neutral.soft,
  color: vars.tone.neutral.text,
  fontVariantNumeric: 'tabular-nums',
  // as wide as a face, or wider when the count has more digits than fit into it
  minWidth: 'fit-content',
  paddingInline: '.3em',
});
