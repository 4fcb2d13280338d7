import { Spinner, useLater } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { explainChunkError } from './explainChunkError';

const loadChoices = () => import('./MenuChoices');

/** Items of a top bar menu. They load when the page is idle or the menu opens. */
export function Choices({ menu }: { menu: 'Account' | 'Language' | 'Theme' }) {
  const { t } = useTranslation('shell');
  const choices = useChoices(true, () => void explainChunkError(t));
  if (!choices) return <Spinner label={t('restoring')} />;
  const Items = choices[`${menu}Choices`];
  return <Items />;
}

export const useChoices = (needed: boolean, onFailure: () => void) => useLater(loadChoices, needed, onFailure);
