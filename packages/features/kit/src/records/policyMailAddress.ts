import type { Schemas } from '@fairlead/api-client/client';
import { fullName } from '@fairlead/rules';
import { urls } from '../urls';

type Mailed = Pick<Schemas['Policy'], 'id' | 'contactDetails' | 'assignedAgent'>;

/** Address of the page on which an agent writes to the owner of a policy. */
export function policyMailAddress({ id, contactDetails, assignedAgent }: Mailed): string {
  const params = new URLSearchParams({
    contact: fullName(contactDetails),
    contactId: contactDetails.id,
    agent: assignedAgent.name,
    policy: id,
  });
  return `${urls.policies.mail}?${params.toString()}`;
}
