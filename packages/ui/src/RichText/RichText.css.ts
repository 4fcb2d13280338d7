import { style } from '@vanilla-extract/css';
import { prose } from './prose.css';

/** Wide tables scroll in place. */
export const root = style([prose, { overflowX: 'auto' }]);
