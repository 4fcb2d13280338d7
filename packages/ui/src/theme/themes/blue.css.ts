import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../createTheme';

const selector = '[data-theme="BLUE"]';
createGlobalTheme(selector, colorContract, themeValues('BLUE'));
globalStyle(selector, { colorScheme: 'light' });
