import { usePageCommand, useToday } from '@fairlead/kit';
import { isRenewable, mayRenewPolicies } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon } from '@fairlead/ui';
import { RefreshCw } from 'lucide';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from '../policies.api';

/** Whether the user may renew the policy today. An erased contact gets no new term. */
export function useCanRenew(): (policy: PolicySummary) => boolean {
  const { viewer } = useAuth();
  const today = useToday();
  return (policy) =>
    viewer !== null && mayRenewPolicies(viewer) && !policy.contactDetails.erased && isRenewable(policy, today);
}

/** Adds "Renew policy" to the command palette, if the user may renew the policy. */
export function useRenewCommand(policy: PolicySummary, onSelect: () => void): void {
  const { t } = useTranslation('policies');
  const canRenew = useCanRenew();
  usePageCommand(
    canRenew(policy)
      ? {
          id: 'policies.renew',
          label: t('renew.title'),
          keywords: t('renew.keywords'),
          icon: createElement(Icon, { of: RefreshCw }),
          onSelect,
        }
      : null,
  );
}
