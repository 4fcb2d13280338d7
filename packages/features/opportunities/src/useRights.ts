import { canQuoteAutomatically, ownsContact, settableStatuses } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import type { Opportunity } from './opportunities.api';

/** What whoever is signed in may do with opportunities. Specification, document 2, section 6. */
export function useRights() {
  const { viewer, me } = useAuth();
  const agent = viewer?.role === 'AGENT';
  const licensed = agent && viewer.licensed;
  return {
    viewer,
    customer: viewer?.role === 'CUSTOMER',
    agent,
    mayCreate: licensed,
    /** To these the status may be set. */
    statuses: viewer ? settableStatuses(viewer) : [],
    /** Assigns and deletes. */
    owns: ({ contact }: Opportunity) => agent && me !== null && ownsContact(me.user.id, contact),
    mayQuote: (opportunity: Opportunity) => licensed && canQuoteAutomatically(opportunity),
  };
}
