import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** For the ground on which a stretched control and others stand together. */
export const ground = style({ position: 'relative' });
/** Words that are a button or link, whose surface is all of its ground; its ring goes round that. */
export const stretched = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
});
/** Other controls on that ground lie above it. */
export const above = style({ position: 'relative', zIndex: 1 });
