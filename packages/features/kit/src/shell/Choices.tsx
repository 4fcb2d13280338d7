import { Spinner, toast, useLater } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

// cached, because a menu opened by keyboard focuses its first item at once
let cachedModule: Awaited<ReturnType<typeof importChoices>> | undefined;
const importChoices = () => import('./MenuChoices');
const loadChoices = async () => {
  cachedModule = await importChoices();
  return cachedModule;
};

/** Items of a top bar menu. They load when the page is idle or the menu opens. */
export function Choices({ menu }: { menu: 'Account' | 'Language' | 'Theme' }) {
  const { t } = useTranslation('shell');
  const choices = useChoices(true, () => toast.error(t('failure.network'))) ?? cachedModule;
  if (!choices) return <Spinner label={t('restoring')} />;
  const Items = choices[`${menu}Choices`];
  return <Items />;
}

export const useChoices = (needed: boolean, onFailure: () => void) => useLater(loadChoices, needed, onFailure);
