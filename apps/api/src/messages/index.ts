import type { Language } from '@fairlead/rules';
import { pickLanguage } from '@fairlead/rules';
import { accounts } from './accounts/index.ts';
import { catalogue } from './catalogue/index.ts';
import { claims } from './claims/index.ts';
import { common } from './common/index.ts';
import { contacts } from './contacts/index.ts';
import { email } from './email/index.ts';
import { fields } from './fields/index.ts';
import { imports } from './imports/index.ts';
import { mails } from './mails/index.ts';
import { opportunities } from './opportunities/index.ts';
import { plans } from './plans/index.ts';
import { policies } from './policies/index.ts';
import { quotes } from './quotes/index.ts';
import { services } from './services/index.ts';
import { verification } from './verification/index.ts';

/** Everything that the server says, by its stable code. */
const en = {
  ...common.en,
  ...accounts.en,
  ...catalogue.en,
  ...claims.en,
  ...contacts.en,
  ...opportunities.en,
  ...plans.en,
  ...policies.en,
  ...services.en,
  ...imports.en,
  ...quotes.en,
  ...email.en,
  ...verification.en,
  ...fields.en,
  ...mails.en,
};

/** A code that the server answers with, or a sentence of a mail; each has a text in every language. */
export type MessageKey = keyof typeof en;
type Catalogue = Readonly<Record<MessageKey, string>>;

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

const inLanguage = (language: Exclude<Language, 'en'>): Catalogue => ({
  ...common[language],
  ...accounts[language],
  ...catalogue[language],
  ...claims[language],
  ...contacts[language],
  ...opportunities[language],
  ...plans[language],
  ...policies[language],
  ...services[language],
  ...imports[language],
  ...quotes[language],
  ...email[language],
  ...verification[language],
  ...fields[language],
  ...mails[language],
});
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en,
  fr: inLanguage('fr'),
  de: inLanguage('de'),
  nl: inLanguage('nl'),
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
