import type { operations } from '@fairlead/openapi';
import { and, count, eq } from 'drizzle-orm';
import { inOrder, type Page, readPage } from '../../db/page.ts';
import { emails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains } from '../../db/text.ts';
import { type EmailRow, selectEmails } from './emails.ts';

export type EmailQuery = NonNullable<operations['listEmails']['parameters']['query']>;

interface Caller {
  userId: string;
  agencyId: string | null;
}

/** Mails that the agent has sent. For one contact, mails of the whole agency, so that colleagues see them too. */
function filter(query: EmailQuery, { userId, agencyId }: Caller) {
  const { mailSubject, reference, email, emailStatus, emailType, contactId } = query;
  return and(
    eq(emails.agencyId, agencyId ?? ''),
    eq(emails.sender, 'AGENT'),
    contactId === undefined ? eq(emails.agentId, userId) : eq(emails.contactId, contactId),
    mailSubject === undefined ? undefined : nameContains(emails.subject, mailSubject),
    reference === undefined ? undefined : nameContains(emails.reference, reference),
    email === undefined ? undefined : nameContains(emails.contactEmail, email),
    emailStatus === undefined ? undefined : eq(emails.status, emailStatus),
    emailType === undefined ? undefined : eq(emails.emailType, emailType),
  );
}

/** A page of mails, by the time they were sent. */
export function listEmails(tx: Transaction, query: EmailQuery, caller: Caller): Promise<Page<EmailRow>> {
  const where = filter(query, caller);
  return readPage(
    query,
    selectEmails(tx)
      .where(where)
      .orderBy(...inOrder(query.ascOrDesc, emails.createdAt, emails.id)),
    tx.select({ total: count() }).from(emails).where(where),
  );
}
