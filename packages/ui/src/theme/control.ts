import { vars } from './contract.css';
import { below } from './tokens';

/** Media query for likely touch input: narrow screens, and coarse pointers at any width. */
export const touch = `${below('md')}, (pointer: coarse)`;

export const controlSizes = ['small', 'medium', 'large'] as const;
export type ControlSize = (typeof controlSizes)[number];

const heights = { small: vars.size.compact, medium: vars.size.default, large: vars.size.touch };

/** Minimum height of a control, so that it grows with the user's text size. */
export const controlHeight = (size: ControlSize) => ({
  minHeight: heights[size],
  '@media': { [touch]: { minHeight: vars.size.touch } },
});

/** Width of an icon-only control. */
export const controlWidth = (size: ControlSize) => ({
  width: heights[size],
  '@media': { [touch]: { width: vars.size.touch } },
});

/** Selector suffix for states that only an enabled control has. */
export const usable = ':not(:disabled, [aria-busy="true"], [data-read-only])';
