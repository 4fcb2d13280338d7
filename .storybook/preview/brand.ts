import { create, type ThemeVars } from 'storybook/theming';

const house: Partial<ThemeVars> = {
  brandTitle: 'Fairlead',
  brandTarget: '_self',
  fontBase: "'Manrope Variable', system-ui, sans-serif",
  appBorderRadius: 10,
  inputBorderRadius: 6,
};

/** The review room around the stories, in the colours of DEFAULT. */
export const lightTheme = create({
  ...house,
  base: 'light',
  colorPrimary: '#008573',
  colorSecondary: '#008573',
  appBg: '#f9f9fb',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#d9d9e0',
  textColor: '#1c2024',
  textMutedColor: '#60646c',
  barTextColor: '#60646c',
  barSelectedColor: '#008573',
  barHoverColor: '#008573',
});

/** The same in the colours of DARK. */
export const darkTheme = create({
  ...house,
  base: 'dark',
  colorPrimary: '#0bd8b6',
  colorSecondary: '#12a594',
  appBg: '#111113',
  appContentBg: '#18191b',
  appPreviewBg: '#18191b',
  appBorderColor: '#363a3f',
  textColor: '#edeef0',
  textMutedColor: '#b0b4ba',
  barBg: '#18191b',
  barTextColor: '#b0b4ba',
  barSelectedColor: '#0bd8b6',
  barHoverColor: '#0bd8b6',
});
