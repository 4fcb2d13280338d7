import type { operations } from '@fairlead/openapi';
import { and, eq } from 'drizzle-orm';
import { inOrder, type List, type Page, readPage } from '../../db/page.ts';
import { emails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains } from '../../db/text.ts';
import { type EmailRow, selectEmails } from './emails.ts';

export type EmailQuery = NonNullable<operations['listEmails']['parameters']['query']>;

interface Caller {
  userId: string;
  agencyId: string | null;
}

/** Mails that the agent has sent. For one contact or policy, mails of the whole agency, so that colleagues see them too. */
function filter(query: EmailQuery, { userId, agencyId }: Caller) {
  const { mailSubject, reference, email, emailStatus, emailType, contactId, policyId } = query;
  return and(
    eq(emails.agencyId, agencyId ?? ''),
    eq(emails.sender, 'AGENT'),
    contactId === undefined && policyId === undefined ? eq(emails.agentId, userId) : undefined,
    contactId === undefined ? undefined : eq(emails.contactId, contactId),
    policyId === undefined ? undefined : eq(emails.policyId, policyId),
    mailSubject === undefined ? undefined : nameContains(emails.subject, mailSubject),
    reference === undefined ? undefined : nameContains(emails.reference, reference),
    email === undefined ? undefined : nameContains(emails.contactEmail, email),
    emailStatus === undefined ? undefined : eq(emails.status, emailStatus),
    emailType === undefined ? undefined : eq(emails.emailType, emailType),
  );
}

/** Mails by the time they were sent. */
export const emailList = (tx: Transaction, query: EmailQuery, caller: Caller): List<EmailRow> => ({
  id: emails.id,
  ids: tx.select({ id: emails.id }).from(emails).where(filter(query, caller)),
  orderBy: inOrder(query.ascOrDesc, emails.createdAt, emails.id),
  rows: selectEmails(tx),
});

/** A page of mails, by the time they were sent. */
export const listEmails = (tx: Transaction, query: EmailQuery, caller: Caller): Promise<Page<EmailRow>> =>
  readPage(tx, query, emailList(tx, query, caller));
