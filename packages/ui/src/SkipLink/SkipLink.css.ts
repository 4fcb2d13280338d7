import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { unprinted } from '../theme/unprinted.css';

export const root = style([
  unprinted,
  {
    position: 'fixed',
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
    zIndex: vars.layer.tooltip,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.default,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    background: vars.accent.solid,
    color: vars.accent.onSolid,
    fontWeight: vars.weight.label,
    // Adds a rim in the page colour, because the focus ring is barely visible on the sidebar.
    boxShadow: `0 0 0 2px ${vars.surface.raised}, 0 0 0 6px ${vars.surface.raised}`,
    selectors: {
      // Hidden by position instead of `display`, so that it stays focusable.
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    },
  },
]);
