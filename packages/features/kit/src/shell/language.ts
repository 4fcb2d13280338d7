import { isLanguage, type Language, pickLanguage } from '@fairlead/rules';
import { readValue } from '@fairlead/session';
import type { i18n } from 'i18next';

/** Local storage key of the chosen language. */
export const languageKey = 'fairlead.language';

/** Stored language, or the browser's first preferred language that the portal supports. */
export function firstLanguage(): Language {
  const stored = readValue(languageKey);
  if (stored && isLanguage(stored)) return stored;
  return pickLanguage(navigator.languages);
}

/** Follows changes of the language in other tabs. Returns a function that stops it. */
export function followLanguage(i18n: i18n): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== languageKey || !newValue || !isLanguage(newValue)) return;
    import('./chooseLanguage').then(({ showLanguage }) => showLanguage(i18n, newValue)).catch(() => undefined);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
