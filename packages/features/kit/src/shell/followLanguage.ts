import { isLanguage } from '@fairlead/rules';
import type { i18n } from 'i18next';
import { languageKey } from './language';

/** Follows changes of the language in other tabs. Returns a function that stops it. */
export function followLanguage(i18n: i18n): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== languageKey || !newValue || !isLanguage(newValue)) return;
    import('./chooseLanguage').then(({ showLanguage }) => showLanguage(i18n, newValue)).catch(() => undefined);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
