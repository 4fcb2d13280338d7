import { readValue, storeValue } from '@fairlead/session';
import { type ThemeName, themeNames } from '@fairlead/ui';

const key = 'fairlead.theme';
/** The first script of the page reads it too, so that the next start shows the theme before the session is known. */
const agencyKey = 'fairlead.agencyTheme';

export const currentTheme = (): ThemeName =>
  themeNames.find((name) => name === document.documentElement.dataset.theme) ?? 'DEFAULT';

/** Loads the stylesheet of the themes other than DEFAULT. Few visits need it, so it is not in the main stylesheet. */
export const loadThemeColors = (name: ThemeName): Promise<unknown> | undefined =>
  name === 'DEFAULT' ? undefined : import('@fairlead/ui/themes/others');

let latest: ThemeName | undefined;

/** Sets the theme attribute of the root element. Suppresses color transitions during the change. */
async function showTheme(name: ThemeName): Promise<void> {
  latest = name;
  await loadThemeColors(name);
  // another theme can be chosen while the colors load
  if (latest !== name) return;
  const root = document.documentElement;
  root.dataset.themeSwitching = '';
  root.dataset.theme = name;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeSwitching));
}

export function chooseTheme(name: ThemeName): void {
  storeValue(key, name);
  // if the colors fail to load, keep the current theme until the next page load: an error would interrupt the user
  showTheme(name).catch(() => undefined);
}

/** Shows the theme of the user's agency, unless the user has chosen one in this browser. */
export function showAgencyTheme(name: ThemeName): void {
  storeValue(agencyKey, name);
  if (readValue(key) === null && currentTheme() !== name) showTheme(name).catch(() => undefined);
}

/** Follows changes of the theme in other tabs. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    const name = themeNames.find((theme) => theme === newValue);
    if (changed === key && name) showTheme(name).catch(() => undefined);
  });
}
