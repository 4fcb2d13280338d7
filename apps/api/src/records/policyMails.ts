import type { Language } from '@fairlead/rules';
import type { Transaction } from '../db/scope.ts';
import { composeMail, type Fact } from '../mail/compose.ts';
import type { Mailer } from '../mail/mailer.ts';
import { agencyName, languageOfContact } from '../mail/readers.ts';
import { fullName } from '../messages/formats.ts';
import type { PolicyRow } from './policies.ts';

/** Message keys of each mail. */
const sentences = {
  certificateSent: { subject: 'mail.certificateSent.subject', text: 'mail.certificateSent.text' },
  policyTransaction: { subject: 'mail.policyTransaction.subject', text: 'mail.policyTransaction.text' },
} as const;

/** Mails the contact about their policy, in the language of their account. */
export async function writePolicyMail(
  tx: Transaction,
  mailer: Mailer,
  kind: keyof typeof sentences,
  row: PolicyRow,
  factsIn: (language: Language) => readonly Fact[],
): Promise<void> {
  const { policy, contact, insuranceName, agent } = row;
  const language = await languageOfContact(tx, contact);
  const agency = await agencyName(tx, policy.agencyId);
  const params = { insurance: insuranceName, number: policy.policyNumber, agency, agent: agent.name };
  const content = composeMail(language, {
    subject: { code: sentences[kind].subject, params },
    name: fullName(contact),
    texts: [{ code: sentences[kind].text, params }],
    facts: factsIn(language),
    action: ['mail.policy.action', mailer.linkTo(`/policies/${policy.id}`)],
  });
  const about = { contactId: contact.id, policyId: policy.id };
  await mailer.write(tx, { kind, to: contact.email, language, agencyId: policy.agencyId, content, about });
}

export const policyFacts = ({ policy, insuranceName, carrier }: PolicyRow): Fact[] => [
  ['label.policyNumber', policy.policyNumber],
  ['label.insuranceTypeId', insuranceName],
  ['label.carrierId', carrier?.name ?? ''],
];
