import type { components } from '@fairlead/openapi';
import { mayHandleClaims } from '@fairlead/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { invalidRequest, notFound, okOrNotFound } from '../../contract/answers.ts';
import { recordKind, saveRecord, type Write } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler, resultHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { assertExists, lockAndFind, rowFinder } from '../../db/rows.ts';
import { mailMessages, mails, mailThreads, mailUnread, serviceRequests, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { agentErrors } from '../../records/isAgent.ts';
import { isQuoteMail } from '../../records/quotes.ts';
import { visibleThreads } from '../../records/visibleThreads.ts';
import { loadEmails } from './emails.ts';
import { countThreads, listThreads } from './threadList.ts';
import { loadNotes } from './threadNotes.ts';
import { selectThreads, toThread } from './threads.ts';

type Detail = components['schemas']['MailThreadDetail'];
type Row = typeof mailThreads.$inferSelect;
type Changes = components['schemas']['MailThreadUpdate'];

/** Maximum number of messages in a thread. */
const LISTED = 100;

const mailThread = recordKind({
  table: mailThreads,
  type: 'mailThread',
  notFound: 'email.threadNotFound',
  find: rowFinder(mailThreads),
  rowOf: (row: Row) => row,
  toAudited: ({ assigneeId, doneAt }: Row) => ({ assigneeId, doneAt }),
  toPayload: () => null,
});

/** Names of the agents who sent quotes, by message. */
async function loadSenders(tx: Transaction, messageIds: readonly string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: mails.id, name: users.name })
    .from(mails)
    .innerJoin(users, eq(users.id, mails.senderId))
    .where(and(inArray(mails.id, [...messageIds]), isQuoteMail));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Handlers of the inbox: conversations with contacts. */
export function threadHandlers({ clock, links, linkTo }: Services) {
  async function load(tx: Transaction, id: string, { userId, viewer }: Session): Promise<Detail | undefined> {
    const [row] = await selectThreads(tx, userId).where(and(eq(mailThreads.id, id), visibleThreads(viewer)));
    return row && { ...toThread(row, linkTo), messages: await loadConversation(tx, row.thread) };
  }

  /** The newest messages and notes in their order. A note comes after messages of the same second. */
  async function loadConversation(tx: Transaction, thread: Row): Promise<Detail['messages']> {
    const all = [...(await loadMessages(tx, thread)), ...(await loadNotes(tx, thread, LISTED, linkTo))];
    return all.sort((a, b) => a.sentAt - b.sentAt).slice(-LISTED);
  }

  async function loadMessages(tx: Transaction, { agencyId, id }: Row): Promise<Detail['messages']> {
    const rows = await tx
      .select()
      .from(mailMessages)
      .where(and(eq(mailMessages.agencyId, agencyId), eq(mailMessages.threadId, id)))
      .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
      .limit(LISTED);
    const emailIds = rows.flatMap(({ emailId }) => emailId ?? []);
    const automatic = rows.filter(({ emailId, serviceRequestId }) => emailId === null && serviceRequestId === null);
    const senders = await loadSenders(
      tx,
      automatic.map((row) => row.id),
    );
    const requestIds = rows.flatMap(({ serviceRequestId }) => serviceRequestId ?? []);
    const emails = new Map((await loadEmails(tx, emailIds, linkTo, links)).map((email) => [email.id, email]));
    const requests =
      requestIds.length > 0
        ? await tx.select().from(serviceRequests).where(inArray(serviceRequests.id, requestIds))
        : [];
    return rows.reverse().map((row) => {
      const email = row.emailId === null ? null : assertExists(emails.get(row.emailId), `mail ${row.emailId}`);
      const request = requests.find((one) => one.id === row.serviceRequestId);
      return {
        id: row.id,
        sentAt: toSeconds(row.createdAt),
        subject: email?.mailSubject ?? request?.title ?? row.subject,
        sentBy: senders.get(row.id) ?? null,
        email,
        request: request
          ? {
              id: request.id,
              policyServiceType: request.serviceType,
              serviceRequestStatus: request.status,
              description: request.description,
              policyId: request.policyId,
            }
          : null,
        note: null,
      };
    });
  }

  /** Stores the changes of a locked thread. Reading is not audited, because it changes nothing for others. */
  async function change(write: Write & { session: { userId: string } }, thread: Row, changes: Changes): Promise<void> {
    const { tx, session } = write;
    const { isUnread, isDone, assigneeId } = changes;
    const isMoved = isDone !== undefined && isDone !== (thread.doneAt !== null);
    const isAssigned = assigneeId !== undefined && assigneeId !== thread.assigneeId;
    if (isMoved || isAssigned) {
      const values = {
        ...(isMoved && { doneAt: isDone ? new Date(clock.now() * 1000) : null }),
        ...(isAssigned && { assigneeId }),
      };
      await saveRecord(mailThread, write, thread, { values });
    }
    const mark = { agencyId: thread.agencyId, userId: session.userId, threadId: thread.id };
    if (isUnread) await tx.insert(mailUnread).values(mark).onConflictDoNothing();
    if (isUnread === false)
      await tx.delete(mailUnread).where(and(eq(mailUnread.threadId, thread.id), eq(mailUnread.userId, session.userId)));
  }

  return defineHandlers({
    listMailThreads: listHandler(listThreads, (row) => toThread(row, linkTo)),

    getInboxCounts: resultHandler(countThreads),

    getMailThread: async ({ path, session, run }) =>
      okOrNotFound(mailThread.notFound, await run((tx) => load(tx, path.id, session))),

    updateMailThread: ({ path, body, session, operationId, run }) =>
      run(async (tx) => {
        const thread = await lockAndFind(tx, mailThreads, path.id, mailThread.find);
        if (!thread || (thread.claimId && !mayHandleClaims(session.viewer))) return notFound(mailThread.notFound);
        const { assigneeId } = body;
        if (assigneeId && assigneeId !== thread.assigneeId) {
          const licensed = thread.claimId ? 'email.assigneeLicensed' : undefined;
          const errors = await agentErrors(tx, assigneeId, 'assigneeId', {
            unknown: 'email.assigneeUnknown',
            licensed,
          });
          if (errors.length > 0) return invalidRequest(errors);
        }
        await change({ tx, session, operationId }, thread, body);
        const payload = assertExists(await load(tx, thread.id, session), `thread ${thread.id}`);
        return { status: 200, code: 'ok', payload };
      }),
  });
}
