import type { Language } from '@fairlead/rules';
import i18next, { type BackendModule, type i18n, type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogue } from './feature';
import type { KitMessages } from './locales/kit.en';
import type { ShellMessages } from './locales/shell.en';

/** The words of every package by namespace; each package adds its own by declaration merging. */
export interface Messages {
  shell: ShellMessages;
  kit: KitMessages;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    keySeparator: false;
    resources: Messages;
  }
}

export type ShellKey = ParseKeys<'shell'>;

export const shellCatalogue: Catalogue = {
  en: () => import('./locales/shell.en'),
  fr: () => import('./locales/shell.fr'),
  de: () => import('./locales/shell.de'),
  nl: () => import('./locales/shell.nl'),
};
/** The words of the components, which have their English with them. */
export const uiCatalogue: Omit<Catalogue, 'en'> = {
  fr: () => import('./locales/ui.fr'),
  de: () => import('./locales/ui.de'),
  nl: () => import('./locales/ui.nl'),
};
export const kitCatalogue: Catalogue = {
  en: () => import('./locales/kit.en'),
  fr: () => import('./locales/kit.fr'),
  de: () => import('./locales/kit.de'),
  nl: () => import('./locales/kit.nl'),
};

/**
 * Starts i18next with the words of the shell. The other namespaces come with their screens:
 * `i18n.loadNamespaces` beside the screen's code, so that neither waits for the other.
 *
 * @param catalogues By namespace; more may be added at any time.
 */
export async function startLanguage(language: Language, catalogues: Record<string, Catalogue>): Promise<i18n> {
  const all: Record<string, Partial<Catalogue>> = {
    shell: shellCatalogue,
    ui: { ...uiCatalogue, en: () => Promise.resolve({ default: {} }) },
    kit: kitCatalogue,
  };
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (to, namespace, done) => {
      // looked up at each call: an area that comes later brings its words
      const load = (all[namespace] ?? catalogues[namespace])?.[to as Language];
      if (!load) return done(new Error(`no words for ${namespace} in ${to}`), false);
      load().then(
        (words) => done(null, words.default),
        (error: unknown) => done(error as Error, false),
      );
    },
  };
  const instance = i18next.createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: ['shell', 'ui'],
      defaultNS: 'shell',
      // every language is complete, the compiler sees to it
      fallbackLng: false,
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}
