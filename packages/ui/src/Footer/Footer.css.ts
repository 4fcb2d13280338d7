import { fallbackVar, style } from '@vanilla-extract/css';
import { gutter } from '../AppShell/gutter.css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { below } from '../theme/tokens';
import { unprinted } from '../theme/unprinted.css';

const { space } = vars;

export const root = style([
  unprinted,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `${space[8]} ${space[20]}`,
    width: '100%',
    maxWidth: vars.size.content,
    marginInline: 'auto',
    paddingBlock: `${space[16]} ${space[20]}`,
    paddingInline: fallbackVar(gutter, space[24]),
    fontSize: vars.fontSize.label,
    lineHeight: vars.lineHeight.label,
    color: vars.text.muted,
    overflowWrap: 'anywhere',
    '@media': { [below('md')]: { paddingBlockEnd: space[24] } },
  },
]);
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[20]}` });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.inner,
  ':hover': { color: vars.text.default, textDecoration: 'underline', textUnderlineOffset: '3px' },
  // 24 px is the minimum size of a touch target.
  '@media': { [touch]: { minHeight: vars.space[24] } },
});
