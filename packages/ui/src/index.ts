export { englishMessages, type Locale, LocaleProvider, type Messages, useLocale } from './messages/messages';
export { vars } from './theme/contract.css';
export { type Breakpoint, below, breakpoints, from, type ThemeName, type Tone, themeNames } from './theme/tokens';
