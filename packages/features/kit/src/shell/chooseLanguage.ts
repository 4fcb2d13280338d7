import type { Language } from '@fairlead/rules';
import { storeValue } from '@fairlead/session';
import type { i18n } from 'i18next';
import { explainChunkError } from './explainChunkError';
import { languageKey } from './language';

let latest: symbol | undefined;

/**
 * Switches the portal's language after all loaded messages are available in it. Keeps the old language on failure.
 *
 * @returns Whether the portal shows the language. False if another language was chosen in the meantime.
 */
export async function showLanguage(i18n: i18n, language: Language): Promise<boolean> {
  const choice = Symbol(language);
  latest = choice;
  const isLoaded = (namespace: string) => i18n.hasResourceBundle(language, namespace);
  const missing = () => [i18n.options.ns ?? []].flat().filter((namespace) => !isLoaded(namespace));
  let pending = missing();
  // a prefetch during the loop loads messages in the old language, so check again
  for (; pending.length > 0; pending = missing()) {
    await i18n.reloadResources(language, pending);
    if (latest !== choice) return false;
    if (!pending.every(isLoaded)) break;
  }
  if (pending.length > 0) {
    void explainChunkError(i18n.t);
    return false;
  }
  // first, because dates use it when the texts change
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
  return latest === choice;
}

/** Switches the portal's language and stores it in this browser. */
export async function chooseLanguage(i18n: i18n, language: Language): Promise<void> {
  if (await showLanguage(i18n, language)) storeValue(languageKey, language);
}
