import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../createTheme';

const selector = '[data-theme="LIGHT"]';
createGlobalTheme(selector, colorContract, themeValues('LIGHT'));
globalStyle(selector, { colorScheme: 'light' });
