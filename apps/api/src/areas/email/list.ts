import type { operations } from '@fairlead/openapi';
import type { Viewer } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { inOrder, type List, listOf, pageOf } from '../../db/page.ts';
import { emails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains } from '../../db/text.ts';
import {
  byContained,
  byInstant,
  byText,
  byValue,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';
import { visibleEmails } from '../../records/visibleThreads.ts';
import { type EmailRow, selectEmails } from './emails.ts';

export type EmailQuery = NonNullable<operations['listEmails']['parameters']['query']>;

interface MailListContext extends ListContext {
  agencyId: string | null;
  viewer: Viewer;
}

/** An agent has few mails, so texts need no search index. */
const conditions: FilterConditions<'emails'> = {
  status: byValue(emails.status),
  type: byValue(emails.emailType),
  recipient: byText('contacts.nameCompanyOrEmail', emails.contactId),
  subject: byContained(emails.subject),
  sent: byInstant(emails.createdAt),
};

/** Mails that the agent has sent. For one contact or policy, mails of the whole agency, so that colleagues see them too. */
async function filter(tx: Transaction, query: EmailQuery, { userId, agencyId, viewer, now }: MailListContext) {
  const { mailSubject, reference, email, emailStatus, emailType, contactId, policyId } = query;
  return and(
    eq(emails.agencyId, agencyId ?? ''),
    eq(emails.sender, 'AGENT'),
    visibleEmails(tx, viewer),
    contactId === undefined && policyId === undefined ? eq(emails.agentId, userId) : undefined,
    contactId === undefined ? undefined : eq(emails.contactId, contactId),
    policyId === undefined ? undefined : eq(emails.policyId, policyId),
    mailSubject === undefined ? undefined : nameContains(emails.subject, mailSubject),
    reference === undefined ? undefined : nameContains(emails.reference, reference),
    email === undefined ? undefined : nameContains(emails.contactEmail, email),
    emailStatus === undefined ? undefined : eq(emails.status, emailStatus),
    emailType === undefined ? undefined : eq(emails.emailType, emailType),
    await filterCondition('emails', conditions, query.filters, { tx, userId, now }),
  );
}

/** Mails by the time they were sent. */
export const emailList = async (
  tx: Transaction,
  query: EmailQuery,
  context: MailListContext,
): Promise<List<EmailRow>> =>
  listOf(tx, emails, {
    where: await filter(tx, query, context),
    orderBy: inOrder(query.ascOrDesc, emails.createdAt, emails.id),
    rows: selectEmails(tx),
  });

/** A page of mails, by the time they were sent. */
export const listEmails = pageOf(emailList);
