import type { Schemas } from '@fairlead/api-client/client';
import { fullName } from '@fairlead/rules';
import { urls } from '../urls';

type Contact = Parameters<typeof fullName>[0] & { id: string };

const addressOf = (page: string, contact: Contact, agent: { name: string }, record: Readonly<Record<string, string>>) =>
  `${page}?${new URLSearchParams({ contact: fullName(contact), contactId: contact.id, agent: agent.name, ...record })}`;

/** Address of the page on which an agent writes to the owner of a policy. */
export const policyMailAddress = ({
  id,
  contactDetails,
  assignedAgent,
}: Pick<Schemas['Policy'], 'id' | 'contactDetails' | 'assignedAgent'>): string =>
  addressOf(urls.policies.mail, contactDetails, assignedAgent, { policy: id });

/** Address of the page on which an agent writes to the contact of a quote. */
export const quoteMailAddress = ({
  id,
  contact,
  assignedAgent,
}: Pick<Schemas['Quote'], 'id' | 'contact' | 'assignedAgent'>): string =>
  addressOf(urls.mailing.quote, contact, assignedAgent, { quote: id });

/** Address of the page on which an agent writes to the contact of an opportunity. */
export const opportunityMailAddress = ({
  id,
  contact,
  assignedAgent,
}: Pick<Schemas['Opportunity'], 'id' | 'contact' | 'assignedAgent'>): string =>
  addressOf(urls.mailing.opportunity, contact, assignedAgent ?? contact.agent, { opportunity: id });

/** Address of the page on which an agent writes to the customer of a claim. */
export const claimMailAddress = (id: string): string => `${urls.mailing.compose}?claimId=${id}`;
