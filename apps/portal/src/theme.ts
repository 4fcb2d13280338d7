import { type ThemeName, themeNames } from '@fairlead/ui';

const key = 'fairlead.theme';

export const currentTheme = (): ThemeName =>
  themeNames.find((name) => name === document.documentElement.dataset.theme) ?? 'DEFAULT';

/** One attribute of the root changes; nothing is rendered again, and nothing fades from the old colours to the new. */
export function chooseTheme(name: ThemeName): void {
  const root = document.documentElement;
  root.dataset.themeSwitching = '';
  root.dataset.theme = name;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeSwitching));
  localStorage.setItem(key, name);
}

/** Another tab has chosen. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    const name = themeNames.find((theme) => theme === newValue);
    if (changed === key && name) document.documentElement.dataset.theme = name;
  });
}
