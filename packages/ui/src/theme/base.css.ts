import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fixedContract, vars } from './contract.css';
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

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
// 1rem = 13px at the browser's default size.
globalStyle('html', { fontSize: '81.25%', WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  fontFamily: vars.font.family,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.weight.body,
  color: vars.text.default,
  background: vars.surface.page,
  // Breaks words that are wider than their line.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none', padding: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('table', { borderCollapse: 'separate', borderSpacing: 0, width: '100%' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
// Disables transitions during a theme switch, so that all colours change at once.
globalStyle('[data-theme-switching] *, [data-theme-switching] *::before, [data-theme-switching] *::after', {
  transition: 'none !important',
});
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none !important', scrollBehavior: 'auto !important' as 'auto' },
  },
});
