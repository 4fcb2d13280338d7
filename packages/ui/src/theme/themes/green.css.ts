import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../createTheme';

const selector = '[data-theme="GREEN"]';
createGlobalTheme(selector, colorContract, themeValues('GREEN'));
globalStyle(selector, { colorScheme: 'light' });
