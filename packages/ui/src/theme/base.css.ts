import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fixedContract } from './contract.css';
import { fixedTokens } from './tokens';

createGlobalTheme(':root', fixedContract, fixedTokens);

// The fallback has the metrics of Manrope, so that text does not move when the font has loaded.
globalFontFace('Manrope Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '103.2%',
  ascentOverride: '103.3%',
  descentOverride: '29.1%',
  lineGapOverride: '0%',
});

// Disables transitions during a theme switch, so that all colours change at once.
globalStyle('[data-theme-switching] *, [data-theme-switching] *::before, [data-theme-switching] *::after', {
  transition: 'none !important',
});
