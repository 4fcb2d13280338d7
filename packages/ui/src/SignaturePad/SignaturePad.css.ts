import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, fontSize, radius, space, surface, text, tone } = vars;

export const root = style({ display: 'grid', gap: space[8], maxInlineSize: 600 });

export const box = style({
  position: 'relative',
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  background: surface.raised,
  selectors: {
    '[aria-invalid] > &': { borderColor: tone.danger.solid },
    '[aria-disabled] > &': { background: surface.sunken, borderColor: border.default },
  },
});

/** A finger on it draws instead of scrolling the page. */
export const pad = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '600 / 160',
  color: text.default,
  touchAction: 'none',
  cursor: 'crosshair',
  selectors: { '[aria-disabled] &': { cursor: 'not-allowed', touchAction: 'auto' } },
});
export const ink = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const typed = style({ fill: 'currentColor', fontFamily: 'cursive', textAnchor: 'middle' });
export const line = style({ stroke: border.default, strokeWidth: 1 });

export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  color: text.muted,
  fontSize: fontSize.label,
  textAlign: 'center',
  pointerEvents: 'none',
});
