import { globalLayer } from '@vanilla-extract/css';

/** Below all components, regardless of the order of the stylesheets. */
export const resetLayer = globalLayer('reset');
