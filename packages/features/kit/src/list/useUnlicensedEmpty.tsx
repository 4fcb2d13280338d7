import { useAuth } from '@fairlead/session';
import { Button } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../RouterLink';
import { to, urls } from '../urls';

/**
 * Empty state of a list whose records only licensed agents create. Agency admins get a link to their license. Undefined for
 * users who may create records, and for customers.
 */
export function useUnlicensedEmpty(): { text: string; action: ReactNode } | undefined {
  const { t } = useTranslation('kit');
  const { viewer, me } = useAuth();
  if (viewer?.role !== 'AGENT' || viewer.licensed || !me) return undefined;
  if (!viewer.agencyAdmin) return { text: t('unlicensed.agent'), action: null };
  return {
    text: t('unlicensed.admin'),
    action: (
      <Button asChild>
        <RouterLink to={to(urls.agency.editMember, { id: me.user.id })}>{t('unlicensed.action')}</RouterLink>
      </Button>
    ),
  };
}
