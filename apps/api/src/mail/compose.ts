import type { Language } from '@fairlead/rules';
import { type Message, type MessageKey, messageText, translate } from '../messages/index.ts';
import type { MailContent } from './layout.ts';

/** A fact in a mail. Facts without a value are left out. */
export type Fact = readonly [label: MessageKey, value: string];

interface Composition {
  /** A message, or the title of a record. */
  subject: Message | string;
  /** Name of the recipient, for the greeting. */
  name?: string;
  /** Paragraphs: messages, and texts that a person has written. */
  texts: readonly (Message | string)[];
  facts?: readonly Fact[];
  /** Records with their addresses. */
  links?: MailContent['links'];
  action: [label: MessageKey, url: string];
  note?: string | Message;
}

/** Content of a mail in the recipient's language. The subject is also the heading. */
export function composeMail(
  language: Language,
  { subject: message, name, texts, facts, links, action: [label, url], note }: Composition,
): MailContent {
  const textOf = (text: Message | string) => (typeof text === 'string' ? text : translate(language, text));
  const subject = textOf(message);
  const greeting = name === undefined ? [] : [translate(language, { code: 'mail.hello', params: { name } })];
  const paragraphs = texts.map(textOf);
  return {
    subject,
    heading: subject,
    paragraphs: [...greeting, ...paragraphs],
    ...(facts && {
      facts: facts.flatMap(([key, value]) => (value === '' ? [] : [{ label: messageText(language, key), value }])),
    }),
    ...(links && { links }),
    action: { label: messageText(language, label), url },
    ...(note !== undefined && { note: textOf(note) }),
  };
}
