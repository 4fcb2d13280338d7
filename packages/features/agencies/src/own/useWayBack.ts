import { to, urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useTranslation } from 'react-i18next';

/** Where a page of somebody's own agency leads when its record is not to be had. */
export function useWayBack(): { backTo: string; backLabel: string } {
  const { t } = useTranslation('agencies');
  const { viewer } = useAuth();
  return { backTo: to(urls.agency.view, { id: viewer?.agencyId ?? '' }), backLabel: t('own.back') };
}
