import { type ThemeModeOptions, themeScript } from './themeMode';

export interface ThemeScriptProps extends ThemeModeOptions {
  /** Nonce of the page's content security policy. */
  nonce?: string;
}

/**
 * Sets the chosen theme before the first paint. Render it in the head, with the options of `useThemeMode`. The html element needs
 * `suppressHydrationWarning`, because the script sets its `data-theme`.
 *
 * @example
 * <head>
 *   <ThemeScript nonce={nonce} />
 * </head>
 */
export const ThemeScript = ({ nonce, ...options }: ThemeScriptProps) => (
  // Browsers hide the nonce of an element, so React would report a difference.
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript(options) }} />
);
