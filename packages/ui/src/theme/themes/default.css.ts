import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../makeTheme';

const selector = ':root, [data-theme="DEFAULT"]';
createGlobalTheme(selector, colorContract, themeValues('DEFAULT'));
globalStyle(selector, { colorScheme: 'light' });
