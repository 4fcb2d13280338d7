import { canQuoteAutomatically, ownsContact, settableStatuses } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import type { Opportunity } from './opportunities.api';

/** Rights of the user on opportunities. */
export function useRights() {
  const { viewer, me } = useAuth();
  const agent = viewer?.role === 'AGENT';
  const licensed = agent && viewer.licensed;
  return {
    viewer,
    customer: viewer?.role === 'CUSTOMER',
    agent,
    mayCreate: licensed,
    /** Statuses that the user may set. */
    settableStatuses: viewer ? settableStatuses(viewer) : [],
    /** Whether the user may assign and delete the opportunity. */
    isOwner: ({ contact }: Opportunity) => agent && me !== null && ownsContact(me.user.id, contact),
    mayQuote: (opportunity: Opportunity) =>
      licensed && !opportunity.contact.erased && canQuoteAutomatically(opportunity),
  };
}
