import type { components } from '@fairlead/openapi';
import { extensionOf } from '@fairlead/rules';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
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

type Message = components['schemas']['EmailMessage'];

/** Loads a mail with its body and attachments. */
export const loadEmail = async (
  tx: Transaction,
  id: string,
  linkTo: LinkTo,
  links: FileLinks,
): Promise<Message | undefined> => (await loadEmails(tx, [id], linkTo, links))[0];

/** Loads mails with their bodies and attachments, in any order. */
export async function loadEmails(
  tx: Transaction,
  ids: readonly string[],
  linkTo: LinkTo,
  links: FileLinks,
): Promise<Message[]> {
  if (ids.length === 0) return [];
  const rows = await selectEmails(tx).where(inArray(emails.id, [...ids]));
  const attached = await tx
    .select({ emailId: emailAttachments.emailId, file: files })
    .from(emailAttachments)
    .innerJoin(files, eq(files.id, emailAttachments.fileId))
    .where(
      and(
        inArray(
          emailAttachments.agencyId,
          rows.map(({ email }) => email.agencyId),
        ),
        inArray(emailAttachments.emailId, [...ids]),
      ),
    )
    .orderBy(asc(emailAttachments.place));
  return rows.map((row) => ({
    ...toSummary(row, linkTo),
    mailBody: row.email.body,
    attachments: attached
      .filter(({ emailId }) => emailId === row.email.id)
      .map(({ file }) => ({
        ...links.linkTo(file),
        fileName: file.name,
        fileExtension: extensionOf(file.name),
        mimeType: file.contentType,
        size: file.size,
      })),
  }));
}
