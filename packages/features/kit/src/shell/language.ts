import { isLanguage, type Language, pickLanguage } from '@fairlead/rules';
import { readValue } from '@fairlead/session';

/** Local storage key of the chosen language. */
export const languageKey = 'fairlead.language';

/** Stored language, or the browser's first preferred language that the portal supports. */
export function firstLanguage(): Language {
  const stored = readValue(languageKey);
  if (stored && isLanguage(stored)) return stored;
  return pickLanguage(navigator.languages);
}
