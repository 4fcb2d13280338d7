import type { Language } from '@fairlead/rules';
import { pickLanguage } from '@fairlead/rules';
import { de } from './de.ts';
import { en as answers } from './en.ts';
import { fr } from './fr.ts';
import { de as mailsDe } from './mails/de.ts';
import { en as mailsEn } from './mails/en.ts';
import { fr as mailsFr } from './mails/fr.ts';
import { nl as mailsNl } from './mails/nl.ts';
import { nl } from './nl.ts';

const en = { ...answers, ...mailsEn };

/** A code that the server answers with, or a sentence of a mail; each has a text in every language. */
export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<keyof typeof answers, string>>;
export type MailCatalogue = Readonly<Record<keyof typeof mailsEn, string>>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type PlainKey = { [K in MessageKey]: Names<(typeof en)[K]> extends never ? K : never }[MessageKey];

/**
 * One of these codes, with the values that its text names: leaving one out does not compile. All texts that name none are
 * one type: a type for each of them, in each answer of an operation, is more than the compiler takes.
 */
export type MessageOf<K extends MessageKey> =
  | (Extract<K, PlainKey> extends never ? never : { code: Extract<K, PlainKey>; params?: never })
  | {
      [Key in Exclude<K, PlainKey>]: { code: Key; params: Readonly<Record<Names<(typeof en)[Key]>, string | number>> };
    }[Exclude<K, PlainKey>];

/** Any code, with its values. */
export type Message = MessageOf<MessageKey>;

export const catalogues: Readonly<Record<Language, Catalogue & MailCatalogue>> = {
  en,
  fr: { ...fr, ...mailsFr },
  de: { ...de, ...mailsDe },
  nl: { ...nl, ...mailsNl },
};

/** The text of a message in a language; numbers as that language writes them. */
export function translate(language: Language, message: Message): string {
  const params: Readonly<Record<string, string | number>> = message.params ?? {};
  return catalogues[language][message.code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}

/** A word of a catalogue that is no sentence: nothing is filled in. */
export const wordIn = (language: Language, key: MessageKey): string => catalogues[language][key];

/** What a field is called, when it has a name that people know. */
export function labelOf(language: Language, field: string): string {
  const key = `label.${field}`;
  return isMessageKey(key) ? catalogues[language][key] : field;
}

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** The language that an `Accept-Language` header prefers among ours. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...rest] = part.split(';');
    const quality = rest.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((q) => q !== undefined);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  return pickLanguage(wanted.sort((a, b) => b.quality - a.quality).map(({ tag }) => tag));
}
