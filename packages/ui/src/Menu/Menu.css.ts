import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { panel } from '../theme/floating.css';
import { icon } from '../theme/icon';
import { motion } from '../theme/motion.css';
import * as base from '../theme/sheet.css';
import { label } from './MenuItem.css';

export const root = style([
  panel,
  motion.drop,
  {
    minWidth: '188px',
    maxWidth: 'min(320px, var(--radix-popper-available-width))',
    maxHeight: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[4],
  },
]);

const { border, fontSize, lineHeight, space, text, weight } = vars;

/** Takes the place of the popup on phones: at the foot of the window, with rows for fingers. */
export const sheet = style([
  panel,
  base.sheet,
  {
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    padding: `0 0 ${space[12]}`,
    paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
  },
]);
// Radix places the popup at its button with inline styles.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${sheet})`, {
  position: 'fixed !important' as 'fixed',
  inset: 'auto 0 0 0 !important',
  transform: 'none !important',
  minWidth: '0 !important',
  zIndex: `${vars.layer.overlay} !important`,
});
/** A press on the page closes the sheet. */
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${sheet})::before`, {
  content: '""',
  position: 'fixed',
  inset: 0,
  background: vars.backdrop.color,
});
globalStyle(`${sheet} [role^="menuitem"]`, {
  minHeight: '48px',
  paddingInline: space[16],
  borderRadius: 0,
  borderBlockEnd: `1px solid ${border.subtle}`,
});
globalStyle(`${sheet} [role^="menuitem"]:last-child`, { borderBlockEnd: 0 });
globalStyle(`${sheet} [role^="menuitem"][aria-current]`, {
  background: vars.surface.selected,
  color: vars.accent.text,
});
// The title says it.
// a sheet has no padding beside which a line could reach
globalStyle(`${sheet} [role="separator"]`, { marginInline: 0 });
globalStyle(`${sheet} ${label}`, { display: 'none' });

export const sheetHead = style([
  base.handle,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[20]} ${space[8]} ${space[12]} ${space[16]}`,
    borderBlockEnd: `1px solid ${border.default}`,
    background: vars.surface.overlay,
  },
]);
export const sheetTexts = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const sheetTitle = style({
  fontSize: fontSize.section,
  lineHeight: lineHeight.section,
  fontWeight: weight.title,
});
export const sheetDescription = style({ color: text.muted });
export const sheetClose = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  color: text.muted,
  outline: 'none',
  selectors: { '&[data-highlighted]': { background: vars.surface.pressed } },
});
globalStyle(`${sheet} ${sheetClose}`, { padding: 0, borderBlockEnd: 0, borderRadius: vars.radius.control });
globalStyle(`${sheetClose} > svg`, icon.medium);
