import { enumLabels } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { agencyName, languageOfContact } from '../../mail/readers.ts';
import { fullName, longDate } from '../../messages/formats.ts';
import { messageText } from '../../messages/index.ts';
import { type ClaimRow, claimSerial } from '../../records/claims.ts';
import { recipientFor } from '../../records/recipients.ts';

/** Message keys of the mails to agents. */
const sentences = {
  claimFiled: { subject: 'mail.claimFiled.subject', text: 'mail.claimFiled.text' },
  claimAssigned: { subject: 'mail.claimAssigned.subject', text: 'mail.claimAssigned.text' },
  claimWithdrawn: { subject: 'mail.claimWithdrawn.subject', text: 'mail.claimWithdrawn.text' },
} as const;

/** Message keys of the mails to customers. */
const customerSentences = {
  claimStatus: { subject: 'mail.claimStatus.subject', text: 'mail.claimStatus.text' },
  claimReported: { subject: 'mail.claimReported.subject', text: 'mail.claimReported.text' },
} as const;

/** Mails the customer about their claim. `agent` is the name of the agent who reported it or changed its status. */
export async function writeCustomerMail(
  tx: Transaction,
  mailer: Mailer,
  kind: keyof typeof customerSentences,
  row: ClaimRow,
  { agent, note = '' }: { agent: string; note?: string },
): Promise<void> {
  const { claim, contact, policy } = row;
  const language = await languageOfContact(tx, contact);
  const status = enumLabels[language][`claimStatus.${claim.status}`];
  const agency = await agencyName(tx, claim.agencyId);
  const params = { serial: claimSerial(claim.serial), status, agency, agent };
  const hasAccount = contact.userId !== null;
  const texts = [
    { code: customerSentences[kind].text, params },
    ...(kind === 'claimReported' && hasAccount ? [{ code: 'mail.claimReported.portal' as const }] : []),
    ...(note === '' ? [] : [note]),
  ];
  const content = composeMail(language, {
    subject: { code: customerSentences[kind].subject, params },
    name: fullName(contact),
    texts,
    facts: [
      ['label.policyNumber', policy.policyNumber],
      ['label.claimStatus', status],
      ['label.reportedBy', kind === 'claimReported' ? claim.reporterName : ''],
    ],
    action: ['mail.claim.action', mailer.linkTo(`/claims/${claim.id}`)],
  });
  const about = { contactId: contact.id, claimId: claim.id, policyId: claim.policyId };
  await mailer.write(tx, { kind, to: contact.email, language, agencyId: claim.agencyId, content, about });
}

interface AgentMailOptions {
  note?: string;
  /** Agent who reported the claim, and needs no mail about it. */
  reporter?: { id: string; name: string };
}

/** Mails the assigned agent about a new or withdrawn claim. */
export async function writeAgentMail(
  tx: Transaction,
  mailer: Mailer,
  kind: keyof typeof sentences,
  row: ClaimRow,
  { note = '', reporter }: AgentMailOptions = {},
): Promise<void> {
  const { claim, policy, carrier, agent } = row;
  const reader = await recipientFor(tx, agent.id, { licensed: true });
  if (!reader || reader.id === reporter?.id) return;
  const { language } = reader;
  const params = { serial: claimSerial(claim.serial), customer: fullName(row.contact), reporter: reporter?.name ?? '' };
  const content = composeMail(language, {
    subject: { code: sentences[kind].subject, params },
    name: reader.name,
    texts: [{ code: sentences[kind].text, params }, ...(note === '' ? [] : [note])],
    facts: [
      ['label.policyNumber', policy.policyNumber],
      ['label.carrierId', carrier?.name ?? ''],
      ['label.claimType', enumLabels[language][`claimType.${claim.claimType}`]],
      ['label.lossDate', longDate(language, claim.lossOn)],
      ['label.location', claim.location],
      ['label.reportedBy', claim.reporterName || enumLabels[language][`claimReporter.${claim.reportedBy}`]],
      [
        'label.drivable',
        claim.drivable === null ? '' : messageText(language, claim.drivable ? 'claim.yes' : 'claim.no'),
      ],
    ],
    action: ['mail.claim.action', mailer.linkTo(`/claims/${claim.id}`)],
  });
  await mailer.write(tx, { kind, to: reader.email, language, agencyId: claim.agencyId, content });
}
