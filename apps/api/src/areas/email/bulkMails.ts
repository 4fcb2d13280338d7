import { and, desc, eq } from 'drizzle-orm';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { first } from '../../db/rows.ts';
import { contacts, mails, users } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import type { Message } from '../../messages/index.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { deliverEmail } from './deliver.ts';

interface ContactMail {
  contactId: string;
  policyId: string | null;
  mailSubject: string;
  /** Sanitized HTML. */
  mailBody: string;
}

/** Sends one of many mails with the same text to a contact. The caller checks that the contact can be reached. */
export const bulkMailSender =
  (services: Services) =>
  async ({ session, run }: { session: Session; run: Run }, mail: ContactMail) => {
    const { agencyId, userId: agentId } = session;
    if (!agencyId) throw new Error('the calling agent has no agency');
    return run(async (tx) => {
      const refused = await refusalOfErased(tx, mail.contactId);
      if (refused) return refused;
      const found = await first(
        tx
          .select({ contact: contacts, reader: users.language })
          .from(contacts)
          .leftJoin(users, eq(users.id, contacts.userId))
          .where(eq(contacts.id, mail.contactId)),
      );
      if (!found) return { status: 404, code: 'email.contactUnknown' } as const;
      const { policyId, mailSubject: subject, mailBody: body } = mail;
      const values = { agencyId, agentId, policyId, emailType: 'OTHER' as const, subject, body };
      await deliverEmail({ tx, session, operationId: 'sendEmail' }, services, { ...values, ...found });
      return { status: 200, code: 'email.sent' } as const;
    });
  };

/**
 * Reason for which a contact cannot be mailed: erased, no address, or its mail server refused the last mail. A mail that no mail
 * server accepted in time does not count, because the address can be right.
 */
export async function unreachableReason(tx: Transaction, contactId: string): Promise<Message | undefined> {
  const refused = await refusalOfErased(tx, contactId);
  if (refused) return { code: refused.code };
  const contact = await first(
    tx.select({ agencyId: contacts.agencyId, email: contacts.email }).from(contacts).where(eq(contacts.id, contactId)),
  );
  if (!contact?.email) return { code: 'bulk.noEmail' };
  const { agencyId, email } = contact;
  const last = await first(
    tx
      .select({ failure: mails.failure })
      .from(mails)
      .where(and(eq(mails.agencyId, agencyId), eq(mails.to, email)))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(1),
  );
  return last?.failure === 'REFUSED' ? { code: 'bulk.bounced' } : undefined;
}
