'use client';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type * as words from './english';

/** Messages in another language, by key. */
export type Messages = Record<keyof typeof words, string>;
/** Key and English text of a message. */
export type MessageText = `${keyof Messages}:${string}`;

/** Messages and BCP 47 locale of the user. */
export interface Locale {
  /** Translated messages. Missing ones are shown in English. */
  messages?: Partial<Messages>;
  /** BCP 47 language tag for dates and numbers. */
  locale: string;
}

const LocaleContext = createContext<Locale>({ locale: 'en' });

/**
 * Sets the language of the components inside. The default is English.
 *
 * @example
 * <LocaleProvider locale="de" messages={german}>{page}</LocaleProvider>
 */
export function LocaleProvider({ children, messages, locale }: Locale & { children: ReactNode }) {
  return <LocaleContext value={{ messages, locale }}>{children}</LocaleContext>;
}

/** Replaces `{name}` placeholders. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, key: string) => (key in values ? String(values[key]) : place));

/** BCP 47 language tag for dates and numbers. */
export const useLocale = (): string => useContext(LocaleContext).locale;

/** Returns a message in the user's language with its placeholders replaced. */
export type Translate = (message: MessageText, values?: Record<string, string | number>) => string;

export function useTranslate(): Translate {
  const { messages } = useContext(LocaleContext);
  return useCallback(
    (message, values) => {
      const [key, english] = splitMessage(message);
      const text = messages?.[key] ?? english;
      return values ? fill(text, values) : text;
    },
    [messages],
  );
}

const splitMessage = (message: MessageText) => {
  const [key] = message.split(':', 1) as [keyof Messages];
  return [key, message.slice(key.length + 1)] as const;
};
