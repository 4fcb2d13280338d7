/** `SYSTEM` follows the setting of the operating system. Other values are names of themes. */
export type ThemeMode = 'SYSTEM' | (string & {});

export interface ThemeModeOptions {
  /** Key in `localStorage`. Defaults to `fairlead.theme`. */
  storageKey?: string;
  /** Mode of a visitor who has chosen none. Defaults to `SYSTEM`. */
  initial?: ThemeMode;
  /** Theme for light systems. Defaults to `DEFAULT`. */
  light?: string;
  /** Theme for dark systems. Defaults to `DARK`. */
  dark?: string;
}

export const darkSystem = '(prefers-color-scheme: dark)';

export const withDefaults = ({
  storageKey = 'fairlead.theme',
  initial = 'SYSTEM',
  light = 'DEFAULT',
  dark = 'DARK',
}: ThemeModeOptions): Required<ThemeModeOptions> => ({ storageKey, initial, light, dark });

/**
 * Script for the head of a page that sets the chosen theme before the first paint, so that no other theme flashes. With a
 * content security policy, give the script element a nonce.
 */
export function themeScript(options: ThemeModeOptions = {}): string {
  // `<` would allow a value to end the script element.
  const settings = JSON.stringify(withDefaults(options)).replaceAll('<', '\\u003c');
  return `(function(o){var m=o.initial;try{m=localStorage.getItem(o.storageKey)||m}catch(e){}document.documentElement.dataset.theme=m==="SYSTEM"?matchMedia("${darkSystem}").matches?o.dark:o.light:m})(${settings})`;
}
