import type { Language } from '@fairlead/rules';
import { keep } from '@fairlead/session';
import { toast } from '@fairlead/ui';
import type { i18n } from 'i18next';
import { languageKey } from '../language';

/** Shows the portal in another language, once all words of the page are there in it; without them nothing changes. */
export async function chooseLanguage(i18n: i18n, language: Language): Promise<void> {
  const missing = () =>
    [i18n.options.ns ?? []].flat().filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await i18n.reloadResources(language);
  // of what was fetched ahead meanwhile there are the words of the old language only
  if (missing().length > 0) await i18n.reloadResources(language, missing());
  if (missing().length > 0) {
    toast.error(i18n.t('failure.network'));
    return;
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  keep(languageKey, language);
}
