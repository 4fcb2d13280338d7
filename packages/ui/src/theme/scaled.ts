import { propertyName } from './propertyName';

/**
 * CSS length that is `px` pixels at the browser's default text size and grows with it. Follows the token `--fl-scale`, so that
 * a page can change the size of everything.
 */
export const scaled = (px: number): string => `calc(${px} * var(--${propertyName(['scale'])}))`;
