import { eq } from 'drizzle-orm';
import type { Write } from '../../contract/changeRecord.ts';
import type { Services } from '../../contract/services.ts';
import { onlyRow } from '../../db/rows.ts';
import { type contacts, type emails, users } from '../../db/schema/index.ts';
import { nextSerial } from '../../db/serials.ts';
import type { Received } from '../../files/received.ts';
import { nameOf } from './emails.ts';
import { contactMail } from './outgoing.ts';
import { issueReplyToken } from './replyTokens.ts';
import { insertEmail } from './write.ts';

type EmailRow = typeof emails.$inferSelect;

interface Delivery extends Partial<Pick<EmailRow, 'opportunityId' | 'quoteId' | 'policyId' | 'threadId' | 'parentId'>> {
  agencyId: string;
  /** Agent who writes the mail. */
  agentId: string;
  contact: typeof contacts.$inferSelect;
  /** Language of the contact's account. Null without an account. */
  reader: (typeof users.$inferSelect)['language'] | null;
  emailType: EmailRow['emailType'];
  subject: string;
  /** Sanitized HTML. */
  body: string;
  /** Empty for a new thread. */
  reference?: string;
  received?: readonly Received[];
}

/** Stores a mail from an agent to a contact, and writes it to the outbox with a link for one reply. */
export async function deliverEmail(
  write: Write,
  { clock, mailer }: Pick<Services, 'clock' | 'mailer'>,
  { contact, reader, received = [], reference = '', ...values }: Delivery,
): Promise<EmailRow> {
  const { tx } = write;
  const { agencyId, agentId, body } = values;
  const agent = onlyRow(await tx.select().from(users).where(eq(users.id, agentId)));
  const row = {
    ...values,
    contactId: contact.id,
    sender: 'AGENT' as const,
    contactEmail: contact.email,
    reference: reference || `ML-${await nextSerial(tx, agencyId, 'email')}`,
  };
  const author = { uploadedBy: agentId, now: clock.now() };
  const { email, fileIds } = await insertEmail(write, row, received, author);
  const token = await issueReplyToken(tx, { agencyId, emailId: email.id }, clock.now());
  const to = { name: nameOf(contact), email: contact.email, language: reader ?? agent.language };
  const { id: emailId, subject } = email;
  await mailer.write(tx, contactMail(mailer, { agencyId, agent, reader: to, subject, body, fileIds, emailId, token }));
  return email;
}
