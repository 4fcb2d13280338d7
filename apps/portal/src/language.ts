import { isLanguage, type Language, pickLanguage } from '@fairlead/rules';
import { recall } from '@fairlead/session';

/** Where the browser keeps the choice. */
export const languageKey = 'fairlead.language';

/** The names of the languages, each in itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** The chosen language, else the first of the browser's that there is. */
export function firstLanguage(): Language {
  const stored = recall(languageKey);
  if (stored && isLanguage(stored)) return stored;
  return pickLanguage(navigator.languages);
}
