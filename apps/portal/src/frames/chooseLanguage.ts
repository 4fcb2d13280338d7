import type { Language } from '@fairlead/rules';
import { keep } from '@fairlead/session';
import { toast } from '@fairlead/ui';
import type { i18n } from 'i18next';
import { languageKey } from '../language';

/** Shows the portal in another language, once all words of the page are there in it; without them nothing changes. */
export async function chooseLanguage(i18n: i18n, language: Language): Promise<void> {
  const isThere = (namespace: string) => i18n.hasResourceBundle(language, namespace);
  const missing = () => [i18n.options.ns ?? []].flat().filter((namespace) => !isThere(namespace));
  let asked = missing();
  // what is fetched ahead meanwhile comes in the old language, and is missing too
  for (; asked.length > 0; asked = missing()) {
    await i18n.reloadResources(language, asked);
    if (!asked.every(isThere)) break;
  }
  if (asked.length > 0) {
    toast.error(i18n.t('failure.network'));
    return;
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  keep(languageKey, language);
}
