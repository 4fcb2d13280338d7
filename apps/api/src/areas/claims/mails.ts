import { enumLabels } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { agencyName, languageOfContact } from '../../mail/readers.ts';
import { fullName, longDate } from '../../messages/formats.ts';
import { type ClaimRow, claimSerial } from '../../records/claims.ts';

/** Message keys of the mails to agents. */
const sentences = {
  claimFiled: { subject: 'mail.claimFiled.subject', text: 'mail.claimFiled.text' },
  claimWithdrawn: { subject: 'mail.claimWithdrawn.subject', text: 'mail.claimWithdrawn.text' },
} as const;

/** Mails the customer the new status of their claim and the agent's note. */
export async function writeStatusMail(tx: Transaction, mailer: Mailer, row: ClaimRow, note: string): Promise<void> {
  const { claim, contact, policy, agent } = row;
  const language = await languageOfContact(tx, contact);
  const status = enumLabels[language][`claimStatus.${claim.status}`];
  const agency = await agencyName(tx, claim.agencyId);
  const params = { serial: claimSerial(claim.serial), status, agency, agent: agent.name };
  const content = composeMail(language, {
    subject: { code: 'mail.claimStatus.subject', params },
    name: fullName(contact),
    texts: [{ code: 'mail.claimStatus.text', params }, ...(note === '' ? [] : [note])],
    facts: [
      ['label.policyNumber', policy.policyNumber],
      ['label.claimStatus', status],
    ],
    action: ['mail.claim.action', mailer.linkTo(`/claims/${claim.id}`)],
  });
  await mailer.write(tx, { kind: 'claimStatus', to: contact.email, language, agencyId: claim.agencyId, content });
}

/** Mails the assigned agent about a new or withdrawn claim. */
export async function writeAgentMail(
  tx: Transaction,
  mailer: Mailer,
  kind: keyof typeof sentences,
  row: ClaimRow,
  note = '',
): Promise<void> {
  const { claim, policy, carrier, agent } = row;
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, agent.id));
  const language = user?.language ?? 'en';
  const params = { serial: claimSerial(claim.serial), customer: fullName(row.contact) };
  const content = composeMail(language, {
    subject: { code: sentences[kind].subject, params },
    name: agent.name,
    texts: [{ code: sentences[kind].text, params }, ...(note === '' ? [] : [note])],
    facts: [
      ['label.policyNumber', policy.policyNumber],
      ['label.carrierId', carrier?.name ?? ''],
      ['label.claimType', enumLabels[language][`claimType.${claim.claimType}`]],
      ['label.lossDate', longDate(language, claim.lossOn)],
      ['label.location', claim.location],
    ],
    action: ['mail.claim.action', mailer.linkTo(`/claims/${claim.id}`)],
  });
  await mailer.write(tx, { kind, to: agent.email, language, agencyId: claim.agencyId, content });
}
