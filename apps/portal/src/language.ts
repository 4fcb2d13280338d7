import { isLanguage, type Language, pickLanguage } from '@fairlead/rules';
import { keep, recall } from '@fairlead/session';
import type { i18n } from 'i18next';

const key = 'fairlead.language';

/** The names of the languages, each in itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** The chosen language, else the first of the browser's that there is. */
export function firstLanguage(): Language {
  const stored = recall(key);
  if (stored && isLanguage(stored)) return stored;
  return pickLanguage(navigator.languages);
}

export async function chooseLanguage(i18n: i18n, language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  keep(key, language);
}
