import { to, urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useTranslation } from 'react-i18next';

/** Link back to the user's own agency, for pages whose record cannot be loaded. */
export function useBackLink(): { backTo: string; backLabel: string } {
  const { t } = useTranslation('agencies');
  const { viewer } = useAuth();
  return { backTo: to(urls.agency.view, { id: viewer?.agencyId ?? '' }), backLabel: t('own.back') };
}
