import { enumLabels, type Language } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import { composeMail, type Fact } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { agencyName, languageOfContact } from '../../mail/readers.ts';
import { fullName } from '../../messages/formats.ts';
import type { PolicyRow } from '../../records/policies.ts';
import { recipientFor } from '../../records/recipients.ts';
import type { ServiceRequestRow } from '../../records/serviceRequests.ts';

const sentences = {
  serviceRequested: { subject: 'mail.serviceRequested.subject', text: 'mail.serviceRequested.text' },
  serviceAnswered: { subject: 'mail.serviceAnswered.subject', text: 'mail.serviceAnswered.text' },
} as const;

/** Fields of a request. */
function factsOf({ request, certificate }: ServiceRequestRow, policy: PolicyRow): Fact[] {
  const { street, city, state, zipCode } = request;
  const address = [street, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [
    ['label.policyNumber', policy.policy.policyNumber],
    ['label.insuranceTypeId', policy.insuranceName],
    ['label.title', request.title],
    ['label.description', request.description],
    ['label.address', address],
    ['label.phone', request.phone],
    ['label.callbackTime', request.callbackTime],
    ['label.holderName', certificate?.holderName ?? ''],
    ['label.holderAddress', certificate?.holderAddress ?? ''],
  ];
}

interface Reader {
  name: string;
  email: string;
  language: Language;
}

/** Mails about a request, in the reader's language, with a link to the policy. */
async function writeMail(
  tx: Transaction,
  mailer: Mailer,
  kind: keyof typeof sentences,
  { row, policy, reader }: { row: ServiceRequestRow; policy: PolicyRow; reader: Reader },
): Promise<void> {
  const { language } = reader;
  const { agencyId, id } = policy.policy;
  const { contact } = policy;
  const params = {
    service: enumLabels[language][`serviceType.${row.request.serviceType}`],
    customer: fullName(contact),
    number: policy.policy.policyNumber,
    agency: await agencyName(tx, agencyId),
    agent: row.answerer?.name ?? policy.agent.name,
  };
  const content = composeMail(language, {
    subject: { code: sentences[kind].subject, params },
    name: reader.name,
    texts: [{ code: sentences[kind].text, params }, ...(kind === 'serviceAnswered' ? [row.request.answer] : [])],
    facts: factsOf(row, policy),
    action: ['mail.policy.action', mailer.linkTo(`/policies/${id}`)],
  });
  const about = { contactId: contact.id, policyId: id, serviceRequestId: row.request.id };
  const isToCustomer = kind === 'serviceAnswered';
  await mailer.write(tx, { kind, to: reader.email, language, agencyId, content, ...(isToCustomer && { about }) });
}

/** Mails the agent of the policy about a new request, unless it is the user who records it. */
export async function writeRequestedMail(
  tx: Transaction,
  mailer: Mailer,
  row: ServiceRequestRow,
  policy: PolicyRow,
  userId: string,
): Promise<void> {
  if (userId === policy.agent.id) return;
  const reader = await recipientFor(tx, policy.agent.id);
  if (reader && reader.id !== userId) await writeMail(tx, mailer, 'serviceRequested', { row, policy, reader });
}

/** Mails the customer the agency's answer, also for requests that an agent recorded. */
export async function writeAnsweredMail(
  tx: Transaction,
  mailer: Mailer,
  row: ServiceRequestRow,
  policy: PolicyRow,
): Promise<void> {
  const { contact } = policy;
  const reader = {
    name: fullName(contact),
    email: contact.email,
    language: await languageOfContact(tx, contact),
  };
  await writeMail(tx, mailer, 'serviceAnswered', { row, policy, reader });
}
