import { vars } from './contract.css';
import { below } from './tokens';

/** Where a finger is likely: narrow screens, and coarse pointers at any width. */
export const touch = `${below('md')}, (pointer: coarse)`;

export const controlSizes = ['small', 'medium', 'large'] as const;
export type ControlSize = (typeof controlSizes)[number];

const heights = { small: vars.size.compact, medium: vars.size.default, large: vars.size.touch };

/** The height of a control; a least height, since words grow with the reader's text size. */
export const controlHeight = (size: ControlSize) => ({
  minHeight: heights[size],
  '@media': { [touch]: { minHeight: vars.size.touch } },
});

/** The width of a control that holds only an icon. */
export const controlWidth = (size: ControlSize) => ({
  width: heights[size],
  '@media': { [touch]: { width: vars.size.touch } },
});

/** Ends a selector of a state that only a control in use has. */
export const usable = ':not(:disabled, [aria-busy="true"])';
