import { canOpen, RouterLink, urls, useProduct } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Button } from '@fairlead/ui';
import { FilePlus, Mail, ShieldPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '../opportunities.api';
import { useRights } from '../useRights';

const main = { variant: 'solid', tone: 'accent' } as const;

/** Where it goes on: a mail about it, a quote for it, and a policy of what a customer handed in, where there are such pages and one may open them. */
export function NextSteps({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const product = useProduct();
  const { viewer } = useRights();
  if (!viewer) return null;
  const { id, contact, assignedAgent, status } = opportunity;
  const insured = status === 'POLICY_REVIEW' && canOpen(product, urls.policies.create, viewer);
  const name = fullName(contact);
  const agent = (assignedAgent ?? contact.agent).name;
  const about = new URLSearchParams({ contact: name, contactId: contact.id, agent, opportunity: id });
  return (
    <>
      {canOpen(product, urls.mailing.opportunity, viewer) ? (
        <Button asChild leadingIcon={<Mail size={16} />}>
          <RouterLink to={`${urls.mailing.opportunity}?${about}`}>
            {t('emailTo', { contact: contact.firstName })}
          </RouterLink>
        </Button>
      ) : null}
      {canOpen(product, urls.quotes.create, viewer) ? (
        <Button asChild {...(!insured && main)} leadingIcon={<FilePlus size={16} />}>
          <RouterLink to={`${urls.quotes.create}?opportunityId=${id}`}>{t('createQuote')}</RouterLink>
        </Button>
      ) : null}
      {insured ? (
        <Button asChild {...main} leadingIcon={<ShieldPlus size={16} />}>
          <RouterLink to={`${urls.policies.create}?opportunityId=${id}`}>{t('createPolicy')}</RouterLink>
        </Button>
      ) : null}
    </>
  );
}
