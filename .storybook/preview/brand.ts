import { create, type ThemeVars } from 'storybook/theming';
import { themeValues } from '../../packages/ui/src/theme/createTheme';
import type { ThemeName } from '../../packages/ui/src/theme/tokens';

const logo =
  '<span style="display:flex;align-items:center;gap:10px"><img src="./favicon.svg" alt="" width="26" height="26" />Fairlead</span>';

/**
 * Storybook's own interface in the colours of a theme. It is outside the document with the custom properties, so it needs
 * values.
 */
function room(base: ThemeVars['base'], name: ThemeName, secondary: 'mark' | 'text' = 'mark') {
  const { accent, border, surface, text } = themeValues(name);
  return create({
    base,
    brandTitle: logo,
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    fontBase: "'Manrope Variable', system-ui, sans-serif",
    appBorderRadius: 10,
    inputBorderRadius: 6,
    colorPrimary: accent.mark,
    colorSecondary: accent[secondary],
    appBg: surface.page,
    appContentBg: surface.raised,
    appPreviewBg: surface.page,
    appBorderColor: border.default,
    textColor: text.default,
    textMutedColor: text.muted,
    barBg: surface.raised,
    barTextColor: text.muted,
    barSelectedColor: accent.text,
    barHoverColor: accent.text,
    inputBg: surface.raised,
    inputBorder: border.control,
    inputTextColor: text.default,
  });
}

export const lightTheme = room('light', 'DEFAULT');
export const darkTheme = room('dark', 'DARK');
/** The pages use the secondary colour for links in text. */
export const lightDocsTheme = room('light', 'DEFAULT', 'text');
export const darkDocsTheme = room('dark', 'DARK', 'text');
