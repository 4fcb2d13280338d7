import { enumLabels, type Language } from '@fairlead/rules';
import type { Write } from '../contract/changeRecord.ts';
import type { Transaction } from '../db/scope.ts';
import { composeMail, type Fact } from '../mail/compose.ts';
import { invitationNote, inviteContact, needsInvitation } from '../mail/contactInvitation.ts';
import type { Mailer } from '../mail/mailer.ts';
import { agencyName, languageOfContact } from '../mail/readers.ts';
import { fullName, longDate } from '../messages/formats.ts';
import type { Invitations } from '../ports/invitations.ts';
import { type DocumentRequestRow, recordOf } from './documentRequests.ts';
import { recipientFor } from './recipients.ts';

interface Services {
  mailer: Mailer;
  inviter: Invitations;
}

/** Name of the requested document in the reader's language. */
const documentName = ({ request }: DocumentRequestRow, language: Language): string =>
  request.documentName || enumLabels[language][`requestedDocumentType.${request.requestedType}`];

function recordFact(row: DocumentRequestRow): Fact {
  const { recordType, number, insuranceName } = recordOf(row);
  const text = [insuranceName, number].filter(Boolean).join(', ');
  return [recordType === 'CLAIM' ? 'label.claimId' : 'label.policyNumber', text];
}

/**
 * Mails the customer a request or a reminder, with a link to the page where they add the document. For a contact without an
 * account, the link is an invitation.
 */
export async function writeRequestMail(
  write: Write,
  { mailer, inviter }: Services,
  row: DocumentRequestRow,
  kind: 'request' | 'reminder',
): Promise<void> {
  const { tx } = write;
  const { request, contact, requester } = row;
  const { agencyId } = request;
  const language = await languageOfContact(tx, contact);
  const date = longDate(language, request.neededBy);
  const agency = await agencyName(tx, agencyId);
  const params = { document: documentName(row, language), agent: requester.name, agency, date };
  const path = `/document-requests/${request.id}`;
  const invites = await needsInvitation(tx, contact, contact.email);
  const invited = { invitedBy: requester.id, returnTo: path, about: { documentRequestId: request.id } };
  const url = invites ? await inviteContact(write, inviter, contact, invited) : mailer.linkTo(path);
  const reminds = kind === 'reminder';
  const content = composeMail(language, {
    subject: { code: reminds ? 'mail.documentReminder.subject' : 'mail.documentRequested.subject', params },
    name: fullName(contact),
    texts: [
      { code: reminds ? 'mail.documentReminder.text' : 'mail.documentRequested.text', params },
      ...(request.message === '' ? [] : [request.message]),
    ],
    facts: [['label.requestedType', params.document], recordFact(row), ['label.neededBy', date]],
    action: [invites ? 'mail.documentRequested.join' : 'mail.documentRequested.action', url],
    ...(invites && { note: invitationNote(language) }),
  });
  const isActive = requester.disabledAt === null && requester.deletedAt === null;
  const from = { name: requester.name, email: requester.email };
  const mail = { to: contact.email, language, agencyId, content, ...(isActive && { from }) };
  await mailer.write(tx, { kind: 'documentRequested', ...mail });
}

const answers = {
  uploaded: {
    kind: 'documentUploaded',
    subject: 'mail.documentUploaded.subject',
    text: 'mail.documentUploaded.text',
  },
  unavailable: {
    kind: 'documentUnavailable',
    subject: 'mail.documentUnavailable.subject',
    text: 'mail.documentUnavailable.text',
  },
} as const;

/** Page of the record in the portal. */
function recordPath(row: DocumentRequestRow): string {
  const { recordType, recordId } = recordOf(row);
  const folder = { CONTACT: '/contact', POLICY: '/policies', CLAIM: '/claims' }[recordType];
  return `${folder}/${recordId}`;
}

/** Mails the requesting agent the customer's answer, or an agency admin when this agent is no longer active. */
export async function writeAnswerMail(
  tx: Transaction,
  mailer: Mailer,
  row: DocumentRequestRow,
  answer: keyof typeof answers,
): Promise<void> {
  const { request, contact, requester } = row;
  const { kind, subject, text } = answers[answer];
  const reader = await recipientFor(tx, requester.id, { licensed: request.claimId !== null });
  if (!reader) return;
  const { language } = reader;
  const params = { customer: fullName(contact), document: documentName(row, language) };
  const content = composeMail(language, {
    subject: { code: subject, params },
    name: reader.name,
    texts: [{ code: text, params }, ...(request.answerNote === '' ? [] : [request.answerNote])],
    facts: [['label.requestedType', params.document], recordFact(row)],
    action: ['mail.documentUploaded.action', mailer.linkTo(recordPath(row))],
  });
  await mailer.write(tx, { kind, to: reader.email, language, agencyId: request.agencyId, content });
}
