import { keep } from '@fairlead/session';
import { type ThemeName, themeNames } from '@fairlead/ui';

const key = 'fairlead.theme';

export const currentTheme = (): ThemeName =>
  themeNames.find((name) => name === document.documentElement.dataset.theme) ?? 'DEFAULT';

let others: Promise<unknown> | undefined;

/** The colours of all themes but DEFAULT stand in a stylesheet of their own, which few visits need. */
const colorsOf = (name: ThemeName): Promise<unknown> | undefined => {
  if (name !== 'DEFAULT') others = import('@fairlead/ui/themes/others');
  return others;
};

/** One attribute of the root changes; nothing is rendered again, and nothing fades from the old colours to the new. */
async function showTheme(name: ThemeName): Promise<void> {
  await colorsOf(name);
  const root = document.documentElement;
  root.dataset.themeSwitching = '';
  root.dataset.theme = name;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeSwitching));
}

export function chooseTheme(name: ThemeName): void {
  keep(key, name);
  // without its colours it stays as it is until the page is loaded again; what is being typed is worth more
  showTheme(name).catch(() => undefined);
}

/** The theme that was chosen before, and from now on what another tab chooses. */
export function followTheme(): void {
  // in a build the page's first script has loaded it already
  if (import.meta.env.DEV) void colorsOf(currentTheme());
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    const name = themeNames.find((theme) => theme === newValue);
    if (changed === key && name) showTheme(name).catch(() => undefined);
  });
}
