import { globalLayer } from '@vanilla-extract/css';

/** Below all components, regardless of the order of the stylesheets. */
export const resetLayer = globalLayer('reset');

/** Styles that several components build on and change. A bundler may load their stylesheet after the stylesheets of these components. */
export const sharedLayer = globalLayer('shared');
