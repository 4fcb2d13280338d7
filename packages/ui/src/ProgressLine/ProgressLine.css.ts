import { style } from '@vanilla-extract/css';
import { progressLine } from '../theme/progressLine.css';

export const root = style([progressLine, { position: 'fixed', insetBlockStart: 0, zIndex: 100 }]);
