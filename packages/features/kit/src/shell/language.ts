import { isLanguage, type Language, pickLanguage } from '@fairlead/rules';
import { readValue } from '@fairlead/session';

/** Local storage key of the chosen language. */
export const languageKey = 'fairlead.language';

/** Names of the languages, each in its own language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** Stored language, or the browser's first preferred language that the portal supports. */
export function firstLanguage(): Language {
  const stored = readValue(languageKey);
  if (stored && isLanguage(stored)) return stored;
  return pickLanguage(navigator.languages);
}
