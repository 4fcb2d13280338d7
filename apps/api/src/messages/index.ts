import type { Language } from '@fairlead/rules';
import { pickLanguage } from '@fairlead/rules';
import { accounts } from './accounts/index.ts';
import { activity } from './activity/index.ts';
import { agencyData } from './agencyData/index.ts';
import { bulk } from './bulk/index.ts';
import { catalogue } from './catalogue/index.ts';
import { claims } from './claims/index.ts';
import { common } from './common/index.ts';
import { contacts } from './contacts/index.ts';
import { customerViews } from './customerViews/index.ts';
import { documentRequests } from './documentRequests/index.ts';
import { email } from './email/index.ts';
import { exportMessages } from './exports/index.ts';
import { fields } from './fields/index.ts';
import { fillIn } from './fillIn.ts';
import { imports } from './imports/index.ts';
import { jobs } from './jobs/index.ts';
import { listViews } from './listViews/index.ts';
import { mails } from './mails/index.ts';
import { notifications } from './notifications/index.ts';
import { opportunities } from './opportunities/index.ts';
import { plans } from './plans/index.ts';
import { policies } from './policies/index.ts';
import { quotes } from './quotes/index.ts';
import { secondFactors } from './secondFactors/index.ts';
import { services } from './services/index.ts';
import { tasks } from './tasks/index.ts';
import { userAccounts } from './userAccounts/index.ts';
import { verification } from './verification/index.ts';

/** All server messages, by their stable code. */
const en = {
  ...common.en,
  ...accounts.en,
  ...agencyData.en,
  ...secondFactors.en,
  ...userAccounts.en,
  ...catalogue.en,
  ...claims.en,
  ...contacts.en,
  ...customerViews.en,
  ...opportunities.en,
  ...plans.en,
  ...policies.en,
  ...documentRequests.en,
  ...services.en,
  ...imports.en,
  ...quotes.en,
  ...email.en,
  ...jobs.en,
  ...listViews.en,
  ...bulk.en,
  ...exportMessages.en,
  ...notifications.en,
  ...tasks.en,
  ...activity.en,
  ...verification.en,
  ...fields.en,
  ...mails.en,
};

/** Code of a message or a mail text. Each has a text in every language. */
export type MessageKey = keyof typeof en;
type Catalogue = Readonly<Record<MessageKey, string>>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type PlainKey = { [K in MessageKey]: Names<(typeof en)[K]> extends never ? K : never }[MessageKey];

/**
 * A message with one of these codes and the values of its placeholders. A missing value does not compile. Codes without
 * placeholders share one type: a type per code, in each answer of an operation, is too much for the compiler.
 */
export type MessageOf<K extends MessageKey> =
  | (Extract<K, PlainKey> extends never ? never : { code: Extract<K, PlainKey>; params?: never })
  | {
      [Key in Exclude<K, PlainKey>]: { code: Key; params: Readonly<Record<Names<(typeof en)[Key]>, string | number>> };
    }[Exclude<K, PlainKey>];

/** Any message with its values. */
export type Message = MessageOf<MessageKey>;

/** Any message of an answer with its values. Texts of mails would make the types of answers too large for the compiler. */
export type AnswerMessage = MessageOf<Exclude<MessageKey, `mail.${string}`>>;

const inLanguage = (language: Exclude<Language, 'en'>): Catalogue => ({
  ...common[language],
  ...accounts[language],
  ...agencyData[language],
  ...secondFactors[language],
  ...userAccounts[language],
  ...catalogue[language],
  ...claims[language],
  ...contacts[language],
  ...customerViews[language],
  ...opportunities[language],
  ...plans[language],
  ...policies[language],
  ...documentRequests[language],
  ...services[language],
  ...imports[language],
  ...quotes[language],
  ...email[language],
  ...jobs[language],
  ...listViews[language],
  ...bulk[language],
  ...exportMessages[language],
  ...notifications[language],
  ...tasks[language],
  ...activity[language],
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

/** Text of a message in a language, with numbers in the format of that language. */
export const translate = (language: Language, message: Message): string =>
  fillIn(language, catalogues[language][message.code], message.params ?? {});

/** Text of a key without placeholders. */
export const messageText = (language: Language, key: MessageKey): string => catalogues[language][key];

/** Label of a field, if it has one. */
export function labelOf(language: Language, field: string): string {
  const key = `label.${field}`;
  return isMessageKey(key) ? catalogues[language][key] : field;
}

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** The supported language that an `Accept-Language` header prefers. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...rest] = part.split(';');
    const quality = rest.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((q) => q !== undefined);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  return pickLanguage(wanted.sort((a, b) => b.quality - a.quality).map(({ tag }) => tag));
}
