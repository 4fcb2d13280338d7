import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { resetRules } from '../theme/resetRules';

export const scope = style({});
export const root = style({ background: vars.surface.page });

resetRules({ root: `.${scope}`, inside: (selector) => `:where(.${scope}) ${selector}` });
// A dialog is at the end of `body`, so it would inherit the text style of the host page.
export const portals = style({});
globalStyle(`:where(.${portals})`, { letterSpacing: 'normal', textAlign: 'start', textTransform: 'none' });
