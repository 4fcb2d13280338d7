/** The languages of the interface and of the server's messages; the first is the default. */
export const languages = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value);

/** The first language of an Accept-Language header or of `navigator.languages` that there is. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.trim().slice(0, 2).toLowerCase();
    if (isLanguage(base)) return base;
  }
  return 'en';
}
