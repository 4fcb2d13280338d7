import type { Language } from '@fairlead/rules';
import { fillIn } from '../fillIn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

// Not among the messages, whose types cannot grow: no handler answers with a title.
const titles: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, fr, de, nl };

/** Values of the placeholders. A title uses some of them. */
export interface TitleParams {
  /** Contact of the record. */
  name: string;
  /** User who caused the event. */
  actor: string;
  detail: string;
}

/** Returns the title of a notification in a language. */
export const titleText = (language: Language, key: keyof typeof en, params: TitleParams): string =>
  fillIn(language, titles[language][key], { ...params });
