import { Spinner, toast, useLater } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

// kept, so that they are there when a menu opens: a key that opened it goes to its first item
let known: Awaited<ReturnType<typeof fetchChoices>> | undefined;
const fetchChoices = () => import('./MenuChoices');
const choices = async () => {
  known = await fetchChoices();
  return known;
};

/** The choices of a menu of the top bar, which come when the page is idle or the menu opens. */
export function Choices({ of }: { of: 'Account' | 'Language' | 'Theme' }) {
  const { t } = useTranslation('shell');
  const later = useChoices(true, () => toast.error(t('failure.network'))) ?? known;
  if (!later) return <Spinner label={t('restoring')} />;
  const List = later[`${of}Choices`];
  return <List />;
}

export const useChoices = (wanted: boolean, onFailure: () => void) => useLater(choices, wanted, onFailure);
