import { addons } from 'storybook/manager-api';
import { darkTheme, lightTheme } from './preview/brand';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: dark ? darkTheme : lightTheme, sidebar: { showRoots: true } });
