import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorContract } from '../contract.css';
import { themeValues } from '../makeTheme';

// lighter than a named theme, whichever of the two stylesheets comes first
const selector = ':where(:root), [data-theme="DEFAULT"]';
createGlobalTheme(selector, colorContract, themeValues('DEFAULT'));
globalStyle(selector, { colorScheme: 'light' });
