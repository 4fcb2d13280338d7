import type { components } from '@fairlead/openapi';
import { mayHandleClaims, type Viewer } from '@fairlead/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { okOrNotFound } from '../../contract/answers.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { InvalidRequest, Problem } from '../../contract/problem.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { absolute, bodyAjv } from '../../contract/validation.ts';
import { assertExists } from '../../db/rows.ts';
import {
  claims,
  contacts,
  emails,
  mailMessages,
  mailThreads,
  opportunities,
  policies,
  quotes,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { refuseInfected } from '../../files/refuseInfected.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { isLicensedAgent } from '../../records/isAgent.ts';
import { visibleEmails, visibleThreads } from '../../records/visibleThreads.ts';
import { cleanHtml } from '../../sanitize.ts';
import { deliverEmail } from './deliver.ts';
import { loadEmail, toSummary } from './emails.ts';
import { emailExport } from './export.ts';
import { discard, withForm } from './form.ts';
import { type EmailQuery, listEmails } from './list.ts';
import { markResponded } from './write.ts';

type EmailSend = components['schemas']['EmailSend'];

const isEmailSend = bodyAjv.compile<EmailSend>(absolute({ $ref: '#/components/schemas/EmailSend' }) as object);

type NotFoundCode = `email.${'contact' | 'opportunity' | 'quote' | 'policy' | 'claim' | 'thread'}Unknown`;
const notFound = (field: string, code: NotFoundCode) => new Problem(404, { code }, [{ field, code }]);

/** Returns the sanitized mail body. Throws a 400 when it has no text. */
export function bodyOf(mailBody: string): string {
  const body = cleanHtml(mailBody);
  if (body === '') throw new InvalidRequest([{ field: 'mailBody', code: 'email.bodyRequired' }]);
  return body;
}

/** Handlers for mails between agents and contacts. */
export function emailHandlers(services: Services) {
  const { clock, links, linkTo, storage } = services;
  const load = (tx: Transaction, id: string) => loadEmail(tx, id, linkTo, links);

  return defineHandlers({
    exportEmails: exportHandler(emailExport, clock),

    listEmails: listHandler(
      (tx, query: EmailQuery, { userId, agencyId, viewer }) =>
        listEmails(tx, query, { userId, agencyId, viewer, now: clock.now() }),
      (row) => toSummary(row, linkTo),
    ),

    getEmail: async ({ path, session, run }) => {
      const find = async (tx: Transaction) => {
        const isVisible = and(eq(emails.id, path.id), visibleEmails(tx, session.viewer));
        return (await tx.$count(emails, isVisible)) > 0 ? load(tx, path.id) : undefined;
      };
      return okOrNotFound('email.notFound', await run(find));
    },

    async sendEmail({ query, header, request, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      return withForm(request, { storage, validate: isEmailSend }, async ({ json, files: takeFiles }) => {
        if (json.senderId !== userId) throw new InvalidRequest([{ field: 'senderId', code: 'email.senderOther' }]);
        const body = bodyOf(json.mailBody);
        await run((tx) => findSubjects(tx, json.receiverId, query, session.viewer));
        const received = await takeFiles();
        await refuseInfected(services, received, { request, operationId, field: 'files', who: session });
        let isStored = false;
        try {
          const answer = await run((tx) => {
            // The work may run again.
            isStored = false;
            const create = async () => {
              isStored = true;
              const { contact, reader, claim } = await findSubjects(tx, json.receiverId, query, session.viewer);
              const answered = query.threadId === undefined ? undefined : await findAnswered(tx, query.threadId);
              const email = await deliverEmail({ tx, session, operationId }, services, {
                agencyId,
                agentId: userId,
                contact,
                reader,
                received,
                emailType: json.emailType,
                subject: json.mailSubject.trim(),
                body,
                reference: answered?.reference ?? '',
                opportunityId: query.opportunityId ?? answered?.opportunityId ?? null,
                quoteId: query.quoteId ?? answered?.quoteId ?? null,
                policyId: query.policyId ?? claim?.policyId ?? answered?.policyId ?? null,
                threadId: answered?.threadId ?? null,
                parentId: answered?.parentId ?? null,
              });
              if (claim) await linkClaim(tx, answered?.threadId ?? email.id, claim.id, userId);
              if (answered) await takeOver(tx, answered, userId);
              return { id: email.id };
            };
            const content = { ...json, ...query, files: received.map(({ name, sha256 }) => [name, sha256]) };
            return createOnce({ tx, session, operationId, header, body: content }, create, async ({ id }) => {
              const payload = assertExists(await load(tx, id), 'the mail');
              return { status: 201, code: 'email.sent', payload } as const;
            });
          });
          if (!isStored) await discard(storage, received);
          return answer;
        } catch (error) {
          await discard(storage, received);
          throw error;
        }
      });
    },
  });
}

interface About {
  opportunityId?: string;
  quoteId?: string;
  policyId?: string;
  claimId?: string;
  threadId?: string;
}

/** Thread that a mail answers, and its last mail of the contact without an answer. Locks the thread: a mail has one answer. */
async function findAnswered(tx: Transaction, id: string) {
  const [thread] = await tx.select().from(mailThreads).where(eq(mailThreads.id, id)).for('update');
  if (!thread) throw notFound('threadId', 'email.threadUnknown');
  const { reference, opportunityId, quoteId, policyId } = thread;
  const [asked] = await tx
    .select({ id: emails.id, sender: emails.sender })
    .from(mailMessages)
    .innerJoin(emails, eq(emails.id, mailMessages.emailId))
    .where(and(eq(mailMessages.agencyId, thread.agencyId), eq(mailMessages.threadId, id)))
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .limit(1);
  const parentId = asked?.sender === 'CUSTOMER' ? asked.id : null;
  return { threadId: id, reference, opportunityId, quoteId, policyId, parentId };
}

/** Marks the contact's mail as answered. The agent who answers an unassigned thread takes it over. */
async function takeOver(
  tx: Transaction,
  { threadId, parentId }: Awaited<ReturnType<typeof findAnswered>>,
  userId: string,
) {
  if (parentId !== null) await markResponded(tx, parentId);
  await tx
    .update(mailThreads)
    .set({ assigneeId: userId })
    .where(and(eq(mailThreads.id, threadId), isNull(mailThreads.assigneeId)));
}

/** Recipient and related records of a mail. All must belong to the agency and the contact, and be visible to the caller. */
async function findSubjects(tx: Transaction, contactId: string, about: About, viewer: Viewer) {
  const refused = await refusalOfErased(tx, contactId);
  if (refused) throw new Problem(refused.status, refused);
  const [found] = await tx
    .select({ contact: contacts, reader: users.language })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.userId))
    .where(eq(contacts.id, contactId));
  if (!found) throw notFound('receiverId', 'email.contactUnknown');
  const { opportunityId, quoteId, policyId, claimId, threadId } = about;
  const related = [
    ['opportunityId', 'email.opportunityUnknown', opportunityId, opportunities],
    ['quoteId', 'email.quoteUnknown', quoteId, quotes],
    ['policyId', 'email.policyUnknown', policyId, policies],
    ['claimId', 'email.claimUnknown', claimId, claims],
    ['threadId', 'email.threadUnknown', threadId, mailThreads],
  ] as const;
  for (const [field, code, id, table] of related) {
    if (id === undefined) continue;
    const notDeleted = 'deletedAt' in table ? isNull(table.deletedAt) : undefined;
    const isVisible = field === 'threadId' ? visibleThreads(viewer) : undefined;
    const isHidden = field === 'claimId' && !mayHandleClaims(viewer);
    const condition = and(eq(table.id, id), eq(table.contactId, contactId), notDeleted, isVisible);
    if (isHidden || !(await tx.$count(table, condition))) throw notFound(field, code);
  }
  const [claim] = claimId === undefined ? [] : await tx.select().from(claims).where(eq(claims.id, claimId));
  return { ...found, claim };
}

/**
 * Links a thread to a claim. Mails themselves do not name their claim. The sender takes the thread over from an agent without a
 * license, who no longer sees it.
 */
async function linkClaim(tx: Transaction, threadId: string, claimId: string, senderId: string) {
  const isThread = eq(mailThreads.id, threadId);
  const [thread] = await tx.select().from(mailThreads).where(isThread).for('update');
  const isTakenOver = thread?.assigneeId && !(await isLicensedAgent(tx, thread.assigneeId));
  await tx
    .update(mailThreads)
    .set({ claimId, ...(isTakenOver && { assigneeId: senderId }) })
    .where(isThread);
}
