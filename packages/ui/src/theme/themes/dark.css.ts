import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../createTheme';

const selector = '[data-theme="DARK"]';
createGlobalTheme(selector, colorContract, themeValues('DARK'));
globalStyle(selector, { colorScheme: 'dark' });
