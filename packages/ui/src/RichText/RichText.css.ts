import { style } from '@vanilla-extract/css';
import { prose } from './prose.css';

/** A wide table scrolls in its place, never the page. */
export const root = style([prose, { overflowX: 'auto' }]);
