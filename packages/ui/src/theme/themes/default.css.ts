import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../createTheme';

// Lower specificity than the named themes, regardless of the stylesheet order.
const selector = ':where(:root), [data-theme="DEFAULT"]';
createGlobalTheme(selector, colorContract, themeValues('DEFAULT'));
// Not for `:root`: the page of another product keeps its own scheme.
globalStyle('[data-theme="DEFAULT"]', { colorScheme: 'light' });
