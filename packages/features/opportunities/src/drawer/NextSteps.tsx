import { canOpen, opportunityMailAddress, RouterLink, urls, useProduct } from '@fairlead/kit';
import { Button, Icon } from '@fairlead/ui';
import { FilePlus, Mail, ShieldPlus } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '../opportunities.api';
import { useRights } from '../useRights';

const primary = { variant: 'solid', tone: 'accent' } as const;

/** Links to a mail, a quote and, for a policy review, a policy. Shows only the pages that the user may open. None for an erased contact. */
export function NextSteps({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const product = useProduct();
  const { viewer } = useRights();
  if (!viewer || opportunity.contact.erased) return null;
  const { id, contact, status } = opportunity;
  const canCreatePolicy = status === 'POLICY_REVIEW' && canOpen(product, urls.policies.create, viewer);
  return (
    <>
      {canOpen(product, urls.mailing.opportunity, viewer) ? (
        <Button asChild leadingIcon={<Icon of={Mail} size={16} />}>
          <RouterLink to={opportunityMailAddress(opportunity)}>
            {t('emailTo', { contact: contact.firstName })}
          </RouterLink>
        </Button>
      ) : null}
      {canOpen(product, urls.quotes.create, viewer) ? (
        <Button asChild {...(!canCreatePolicy && primary)} leadingIcon={<Icon of={FilePlus} size={16} />}>
          <RouterLink to={`${urls.quotes.create}?opportunityId=${id}`}>{t('createQuote')}</RouterLink>
        </Button>
      ) : null}
      {canCreatePolicy ? (
        <Button asChild {...primary} leadingIcon={<Icon of={ShieldPlus} size={16} />}>
          <RouterLink to={`${urls.policies.create}?opportunityId=${id}`}>{t('createPolicy')}</RouterLink>
        </Button>
      ) : null}
    </>
  );
}
