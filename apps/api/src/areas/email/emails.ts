import type { components } from '@fairlead/openapi';
import { extensionOf } from '@fairlead/rules';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contacts, emailAttachments, emails, files, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { FileLinks, LinkTo } from '../../ports/fileLinks.ts';

export type EmailRow = Awaited<ReturnType<typeof selectEmails>>[number];
type Summary = components['schemas']['EmailSummary'];
type Side = components['schemas']['EmailSide'];

const replies = alias(emails, 'replies');

/** Selects mails with the related rows that lists show. */
export const selectEmails = (tx: Transaction) =>
  tx
    .select({
      email: emails,
      agent: { id: users.id, name: users.name, email: users.email },
      photo: { id: files.id, version: files.version },
      contact: { id: contacts.id, firstName: contacts.firstName, lastName: contacts.lastName },
      replyId: replies.id,
      attachments: sql<number>`(${tx
        .select({ number: count() })
        .from(emailAttachments)
        .where(and(eq(emailAttachments.agencyId, emails.agencyId), eq(emailAttachments.emailId, emails.id)))})`.mapWith(
        Number,
      ),
    })
    .from(emails)
    .innerJoin(users, eq(users.id, emails.agentId))
    .innerJoin(contacts, eq(contacts.id, emails.contactId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .leftJoin(replies, and(eq(replies.agencyId, emails.agencyId), eq(replies.parentId, emails.id)));

/** The full name of a contact. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export function toSummary({ email, agent, photo, contact, replyId, attachments }: EmailRow, linkTo: LinkTo) {
  const agentSide: Side = { ...agent, type: 'AGENT', photo: linkTo(photo) };
  const contactSide: Side = {
    id: contact.id,
    name: nameOf(contact),
    email: email.contactEmail,
    type: 'CUSTOMER',
    photo: null,
  };
  const [from, to] = email.sender === 'AGENT' ? [agentSide, contactSide] : [contactSide, agentSide];
  return {
    id: email.id,
    reference: email.reference,
    mailSubject: email.subject,
    emailType: email.emailType,
    emailStatus: email.status,
    failure: email.failure,
    fromDetails: from,
    toDetails: to,
    attachmentCount: attachments,
    parentMailId: email.parentId,
    childMailId: replyId,
    opportunityId: email.opportunityId,
    quoteId: email.quoteId,
    policyId: email.policyId,
    creationDateTimeStamp: toSeconds(email.createdAt),
  } satisfies Summary;
}

/** Loads a mail with its body and attachments. */
export async function loadEmail(
  tx: Transaction,
  id: string,
  linkTo: LinkTo,
  links: FileLinks,
): Promise<components['schemas']['EmailMessage'] | undefined> {
  const [row] = await selectEmails(tx).where(eq(emails.id, id));
  if (!row) return undefined;
  const attached = await tx
    .select({ file: files })
    .from(emailAttachments)
    .innerJoin(files, eq(files.id, emailAttachments.fileId))
    .where(and(eq(emailAttachments.agencyId, row.email.agencyId), eq(emailAttachments.emailId, id)))
    .orderBy(asc(emailAttachments.place));
  return {
    ...toSummary(row, linkTo),
    mailBody: row.email.body,
    attachments: attached.map(({ file }) => ({
      ...links.linkTo(file),
      fileName: file.name,
      fileExtension: extensionOf(file.name),
      mimeType: file.contentType,
      size: file.size,
    })),
  };
}
