import { canOpen, RouterLink, urls, useProduct } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Button } from '@fairlead/ui';
import { FilePlus, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '../opportunities.api';
import { useRights } from '../useRights';

/** Where it goes on: a mail about it, and a quote for it, where there are such pages and one may open them. */
export function NextSteps({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const product = useProduct();
  const { viewer } = useRights();
  if (!viewer) return null;
  const { id, contact, assignedAgent } = opportunity;
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
        <Button asChild variant="solid" tone="accent" leadingIcon={<FilePlus size={16} />}>
          <RouterLink to={`${urls.quotes.create}?opportunityId=${id}`}>{t('createQuote')}</RouterLink>
        </Button>
      ) : null}
    </>
  );
}
