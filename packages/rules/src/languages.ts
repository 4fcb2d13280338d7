/** Languages of the UI and of the server messages. The first is the default. */
export const languages = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value);

/** Names of the languages, each in its own language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** First supported language of an `Accept-Language` header or of `navigator.languages`. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.trim().slice(0, 2).toLowerCase();
    if (isLanguage(base)) return base;
  }
  return 'en';
}
