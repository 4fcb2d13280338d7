import type { Language } from '@fairlead/rules';
import i18next, { type BackendModule, type i18n, type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { BulkMessages } from './locales/bulk.en';
import type { FrameMessages } from './locales/frame.en';
import type { KitMessages } from './locales/kit.en';
import type { ShellMessages } from './locales/shell.en';
import type { TaskMessages } from './locales/task.en';
import type { UserAccountMessages } from './locales/userAccount.en';

/** Messages of every package by namespace. Each package adds its own by declaration merging. */
export interface Messages {
  /** The shell namespace falls back to the frame's, see `frameNamespace`. */
  shell: ShellMessages & FrameMessages;
  kit: KitMessages;
  /** Messages of actions on selected rows, which load with the actions. */
  bulk: BulkMessages;
  /** Messages of the dialog that adds or changes a task. */
  task: TaskMessages;
  /** Messages of the dialog that confirms an action on the account of another person. */
  userAccount: UserAccountMessages;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    keySeparator: false;
    resources: Messages;
  }
}

type OwnKey<N extends keyof Messages> = Extract<keyof Messages[N], string>;
/** Message key of an area, or of the kit with the prefix `kit:`. */
export type LabelKey<N extends keyof Messages> = OwnKey<N> | `kit:${OwnKey<'kit'>}`;

export type ShellKey = ParseKeys<'shell'>;

/** Messages of one package in every language, loaded on demand. */
export type Catalogue = Record<Language, () => Promise<{ default: Record<string, string> }>>;

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
/** Namespace of the menu, the titles and the frame. Loaded with the frame, because visitors do not need it. */
export const frameNamespace = 'frame';
/** Messages of `@fairlead/ui`, which includes its English ones. */
export const uiCatalogue: Omit<Catalogue, 'en'> = {
  fr: () => import('@fairlead/ui/messages/fr'),
  de: () => import('@fairlead/ui/messages/de'),
  nl: () => import('@fairlead/ui/messages/nl'),
};
export const bulkCatalogue: Catalogue = {
  en: () => import('./locales/bulk.en'),
  fr: () => import('./locales/bulk.fr'),
  de: () => import('./locales/bulk.de'),
  nl: () => import('./locales/bulk.nl'),
};
export const taskCatalogue: Catalogue = {
  en: () => import('./locales/task.en'),
  fr: () => import('./locales/task.fr'),
  de: () => import('./locales/task.de'),
  nl: () => import('./locales/task.nl'),
};
export const userAccountCatalogue: Catalogue = {
  en: () => import('./locales/userAccount.en'),
  fr: () => import('./locales/userAccount.fr'),
  de: () => import('./locales/userAccount.de'),
  nl: () => import('./locales/userAccount.nl'),
};
export const kitCatalogue: Catalogue = {
  en: () => import('./locales/kit.en'),
  fr: () => import('./locales/kit.fr'),
  de: () => import('./locales/kit.de'),
  nl: () => import('./locales/kit.nl'),
};

/**
 * Loads the missing namespaces in the current language.
 * @throws When a namespace cannot be loaded.
 */
export async function loadMessages(i18n: i18n, namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.find((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing) throw new Error(`Messages of ${missing} could not be loaded`);
}

/**
 * Starts i18next with the messages of the shell. Call `loadMessages` for a screen's namespace while its code loads.
 *
 * @param catalogues By namespace. Entries can be added later.
 */
export async function startLanguage(language: Language, catalogues: Record<string, Catalogue>): Promise<i18n> {
  const all: Record<string, Partial<Catalogue>> = {
    shell: shellCatalogue,
    [frameNamespace]: frameCatalogue,
    ui: { ...uiCatalogue, en: () => Promise.resolve({ default: {} }) },
    kit: kitCatalogue,
    bulk: bulkCatalogue,
    task: taskCatalogue,
    userAccount: userAccountCatalogue,
  };
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (to, namespace, done) => {
      // looked up at each call, because areas can be added later
      const load = (all[namespace] ?? catalogues[namespace])?.[to as Language];
      if (!load) return done(new Error(`No messages for ${namespace} in ${to}`), false);
      load().then(
        (messages) => done(null, messages.default),
        // allows another attempt
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
      fallbackNS: frameNamespace,
      // the compiler ensures that every language is complete
      fallbackLng: false,
      maxRetries: 0,
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}
