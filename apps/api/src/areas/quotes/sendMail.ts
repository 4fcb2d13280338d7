import type { components } from '@fairlead/openapi';
import { fromCents, type Language, quoteStep } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Write } from '../../contract/changeRecord.ts';
import { onlyRow } from '../../db/rows.ts';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { invitationNote, inviteContact, needsInvitation } from '../../mail/contactInvitation.ts';
import type { MailContent } from '../../mail/layout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type Markup, markup } from '../../mail/markup.ts';
import { agencyName, languageOfContact } from '../../mail/readers.ts';
import { dollars, fullName, longDate } from '../../messages/formats.ts';
import { messageText, translate } from '../../messages/index.ts';
import type { Invitations } from '../../ports/invitations.ts';
import { type QuoteRow, quoteSerial } from '../../records/quotes.ts';

type Draft = components['schemas']['QuoteMailDraft'];

/** Refusal of a quote that cannot be sent: it is answered, has a policy or is closed. */
export function unsendable({ quote, policyId }: QuoteRow): 'quote.answered' | 'quote.closed' | undefined {
  const { customerFeedback, status: quoteStatus } = quote;
  if (customerFeedback !== null) return 'quote.answered';
  return quoteStep({ quoteStatus, customerFeedback, policyId }) === null ? 'quote.closed' : undefined;
}

/** Whether the quote was proposed before, so that the mail is a reminder. */
export const isReminder = ({ quote }: QuoteRow): boolean => quote.status === 'PENDING_APPROVAL';

/** Proposed mail for a quote, in the language of the contact. `userId` is the agent who sends it. */
export async function draftOf(tx: Transaction, row: QuoteRow, userId: string): Promise<Draft> {
  const { quote, contact, carrier, insuranceName } = row;
  const language = await languageOfContact(tx, contact);
  const agency = await agencyName(tx, quote.agencyId);
  const reminder = isReminder(row);
  const values = {
    name: fullName(contact),
    insurance: insuranceName,
    carrier: carrier.name,
    premium: dollars.format(fromCents(quote.premiumCents)),
    date: longDate(language, quote.effectiveOn),
  };
  const params = {
    ...values,
    agent: (await senderOf(tx, userId)).name,
    agency,
  };
  return {
    to: contact.email,
    subject: translate(language, { code: reminder ? 'mail.quoteReminder.subject' : 'mail.quoteReady.subject', params }),
    message: translate(language, { code: reminder ? 'mail.quoteReminder.draft' : 'mail.quoteReady.draft', params }),
    filledIn: Object.values(values),
    reminder,
    invites: await needsInvitation(tx, contact, contact.email),
  };
}

const senderOf = async (tx: Transaction, id: string) =>
  onlyRow(await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, id)));

interface QuoteText {
  to: string;
  /** Addresses that get a copy. */
  cc?: readonly string[];
  subject: string;
  /** Plain text. Empty lines separate paragraphs. */
  message: string;
}

interface QuoteMail extends QuoteText {
  /** The quote as a PDF. */
  fileIds: readonly string[];
}

type Preview = Omit<components['schemas']['QuoteMailPreview'], 'attachments'>;

/** Addresses that get a copy, without duplicates and the recipient. */
function copiesOf({ to, cc = [] }: QuoteText): string[] {
  const byAddress = new Map(cc.map((address) => [address.toLowerCase(), address]));
  byAddress.delete(to.toLowerCase());
  return [...byAddress.values()];
}

/** Content of the mail. The recipient's mail ends with the action, a copy with the note. */
function contentOf(
  language: Language,
  { quote, carrier, insuranceName }: QuoteRow,
  mail: QuoteText,
  end: Pick<MailContent, 'action' | 'note'>,
): MailContent {
  const subject = mail.subject.trim();
  const cc = copiesOf(mail).join(', ');
  return {
    subject,
    heading: subject,
    paragraphs: [],
    letter: letterOf(mail.message),
    facts: [
      { label: messageText(language, 'label.serial'), value: quoteSerial(quote.serial) },
      { label: messageText(language, 'label.insuranceTypeId'), value: insuranceName },
      { label: messageText(language, 'label.carrierId'), value: carrier.name },
      { label: messageText(language, 'label.premiumAmount'), value: dollars.format(fromCents(quote.premiumCents)) },
      { label: messageText(language, 'label.effectiveDate'), value: longDate(language, quote.effectiveOn) },
      ...(cc ? [{ label: messageText(language, 'label.cc'), value: cc }] : []),
    ],
    ...end,
  };
}

const endOf = (language: Language, invites: boolean, url: string): Pick<MailContent, 'action' | 'note'> => ({
  action: { label: messageText(language, invites ? 'mail.quoteReady.join' : 'mail.quoteReady.action'), url },
  ...(invites && { note: invitationNote(language) }),
});

const pathOf = ({ quote }: QuoteRow): string => `/quotes/${quote.id}`;

/** Mail to the recipient as `writeQuoteMail` writes it. It links to the quote, because no invitation is issued yet. */
export async function previewOf(
  tx: Transaction,
  mailer: Mailer,
  row: QuoteRow,
  mail: QuoteText & { userId: string },
): Promise<Preview> {
  const { agencyId } = row.quote;
  const language = await languageOfContact(tx, row.contact);
  const invites = await needsInvitation(tx, row.contact, mail.to);
  const content = contentOf(language, row, mail, endOf(language, invites, mailer.linkTo(pathOf(row))));
  const { html } = await mailer.render(tx, { agencyId, language, content });
  const { name, email } = await senderOf(tx, mail.userId);
  return { from: name, replyTo: email, to: mail.to, cc: copiesOf(mail), subject: content.subject, html };
}

/**
 * Mails a quote with the agent's text. Replies go to the agent. For a contact without an account, the link is an invitation that
 * opens the quote after sign-up and sign-in. Copies have neither, so that only the contact can answer.
 */
export async function writeQuoteMail(
  write: Write & { session: { userId: string } },
  { mailer, inviter }: { mailer: Mailer; inviter: Invitations },
  row: QuoteRow,
  mail: QuoteMail,
): Promise<void> {
  const { tx, session } = write;
  const { quote, contact } = row;
  const { agencyId } = quote;
  const { to, fileIds } = mail;
  const language = await languageOfContact(tx, contact);
  const path = pathOf(row);
  const invites = await needsInvitation(tx, contact, to);
  const invited = { invitedBy: session.userId, returnTo: path, about: { quoteId: quote.id } };
  const url = invites ? await inviteContact(write, inviter, contact, invited) : mailer.linkTo(path);
  const from = await senderOf(tx, session.userId);
  const about = { contactId: contact.id, quoteId: quote.id, opportunityId: quote.opportunityId };
  const common = { language, agencyId, from, fileIds };
  const content = contentOf(language, row, mail, endOf(language, invites, url));
  await mailer.write(tx, { ...common, kind: 'quoteReady', to, content, about });
  const note = translate(language, { code: 'mail.quoteReady.copy', params: { name: fullName(contact) } });
  const copy = contentOf(language, row, mail, { note });
  for (const address of copiesOf(mail))
    await mailer.write(tx, { ...common, kind: 'quoteCopy', to: address, content: copy });
}

/** The message with its paragraphs and line breaks. */
function letterOf(message: string): NonNullable<MailContent['letter']> {
  const paragraphs = message.trim().split(/\n\s*\n/);
  const html = paragraphs.map((paragraph) => {
    const lines = paragraph.split('\n').map((line, at): Markup => (at === 0 ? markup`${line}` : markup`<br>${line}`));
    return markup`<p style="margin:0 0 16px">${lines}</p>`;
  });
  return { html: markup`${html}`, text: message.trim() };
}
