import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { resetRules } from './resetRules';

resetRules({ root: 'body', inside: (selector) => selector });
globalStyle(':where(:root)', { colorScheme: 'light' });
globalStyle('body', { background: vars.surface.page });
globalStyle('html', { WebkitTextSizeAdjust: '100%' });
