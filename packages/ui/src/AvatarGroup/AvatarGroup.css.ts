import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ display: 'inline-flex' });
// Scales with the initials, so that the next avatar does not cover them.
globalStyle(`${root} > *`, { boxShadow: `0 0 0 .15em ${vars.surface.raised}` });
globalStyle(`${root} > * + *`, { marginInlineStart: '-.25em' });
export const rest = style({
  background: vars.tone.neutral.soft,
  color: vars.tone.neutral.text,
  fontVariantNumeric: 'tabular-nums',
  // At least as wide as an avatar, wider for counts with more digits.
  minWidth: 'fit-content',
  paddingInline: '.3em',
});
