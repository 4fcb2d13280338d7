import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../makeTheme';

const selector = '[data-theme="LIGHT"]';
createGlobalTheme(selector, colorContract, themeValues('LIGHT'));
globalStyle(selector, { colorScheme: 'light' });
