import type { Language } from '@fairlead/rules';
import i18next, { type BackendModule, type i18n, type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogue } from './feature';
import type { FrameMessages } from './locales/frame.en';
import type { KitMessages } from './locales/kit.en';
import type { ShellMessages } from './locales/shell.en';

/** The words of every package by namespace; each package adds its own by declaration merging. */
export interface Messages {
  /** Those of the frame are looked up behind the shell's, see `frameWords`. */
  shell: ShellMessages & FrameMessages;
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
export const frameCatalogue: Catalogue = {
  en: () => import('./locales/frame.en'),
  fr: () => import('./locales/frame.fr'),
  de: () => import('./locales/frame.de'),
  nl: () => import('./locales/frame.nl'),
};
/** The namespace of the menu, the titles and the frame: to be loaded with the frame, so that visitors do without. */
export const frameWords = 'frame';
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

/** Fetches the words that are not there yet, in the language of the page. Fails when they cannot be had. */
export async function loadWords(i18n: i18n, namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.find((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing) throw new Error(`no words of ${missing}`);
}

/**
 * Starts i18next with the words of the shell. The other namespaces come with their screens:
 * `loadWords` beside the screen's code, so that neither waits for the other.
 *
 * @param catalogues By namespace; more may be added at any time.
 */
export async function startLanguage(language: Language, catalogues: Record<string, Catalogue>): Promise<i18n> {
  const all: Record<string, Partial<Catalogue>> = {
    shell: shellCatalogue,
    [frameWords]: frameCatalogue,
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
        // what failed may be asked for again
        (error: unknown) => done(error as Error, true),
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
      fallbackNS: frameWords,
      // every language is complete, the compiler sees to it
      fallbackLng: false,
      maxRetries: 0,
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}
