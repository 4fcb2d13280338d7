import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../createTheme';

const selector = '[data-theme="INDIGO"]';
createGlobalTheme(selector, colorContract, themeValues('INDIGO'));
globalStyle(selector, { colorScheme: 'light' });
