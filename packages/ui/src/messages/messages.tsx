import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type * as words from './words';

/** The words in another language, by key. */
export type Messages = Record<keyof typeof words, string>;
/** A word's key and its English. */
export type Word = `${keyof Messages}:${string}`;

/** The words and the BCP 47 locale of dates and numbers. */
export interface Locale {
  /** What is missing is said in English. */
  messages?: Partial<Messages>;
  locale: string;
}

const LocaleContext = createContext<Locale>({ locale: 'en' });

/** Gives the components below it their words; without one they speak English. */
export function LocaleProvider({ children, messages, locale }: Locale & { children: ReactNode }) {
  return <LocaleContext value={{ messages, locale }}>{children}</LocaleContext>;
}

/** Fills `{name}` places. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, key: string) => (key in values ? String(values[key]) : place));

/** The BCP 47 locale of dates and numbers. */
export const useLocale = (): string => useContext(LocaleContext).locale;

/** Says a word in the language of the interface, and fills its places. */
export type Say = (word: Word, values?: Record<string, string | number>) => string;

export function useWords(): Say {
  const { messages } = useContext(LocaleContext);
  return useCallback(
    (word, values) => {
      const [key, english] = wordParts(word);
      const text = messages?.[key] ?? english;
      return values ? fill(text, values) : text;
    },
    [messages],
  );
}

const wordParts = (word: Word) => {
  const [key] = word.split(':', 1) as [keyof Messages];
  return [key, word.slice(key.length + 1)] as const;
};
