import type { components } from '@fairlead/openapi';
import { type Language, secondsOf } from '@fairlead/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  claimNotes,
  contacts,
  docs,
  emails,
  files,
  mailMessages,
  mails,
  mailThreads,
  notes,
  serviceRequests,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { fullName } from '../../messages/formats.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { isQuoteMail } from '../../records/quotes.ts';
import { findTasks, recordOfTask, taskTitle } from '../../records/tasks.ts';
import { type RecordColumns, recordIdOf } from '../../records/workRecords.ts';
import { toNotes } from './notes.ts';
import type { TimelineRecord } from './scope.ts';

type Entry = components['schemas']['TimelineEntry'];
type Actor = Entry['actor'];

/** Content of an entry, and the record that it is about. */
export interface PartialEntry
  extends Pick<Entry, 'id' | 'actor'>,
    Partial<Pick<Entry, 'note' | 'claimNote' | 'mail' | 'change' | 'document' | 'task'>> {
  of: TimelineRecord;
}

/** Actor of automatic work. */
export const system: Actor = { actorKind: 'SYSTEM', person: null };
const agent = (person: Actor['person']): Actor => (person ? { actorKind: 'AGENT', person } : system);

export async function loadNotes(tx: Transaction, ids: readonly string[]): Promise<PartialEntry[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), isNull(notes.deletedAt)));
  const shown = await toNotes(tx, rows);
  return shown.map((note) => ({ id: note.id, actor: agent(note.createdBy), of: note.record, note }));
}

export async function loadClaimNotes(tx: Transaction, ids: readonly string[]): Promise<PartialEntry[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ note: claimNotes, author: { id: users.id, name: users.name } })
    .from(claimNotes)
    .innerJoin(users, eq(users.id, claimNotes.createdBy))
    .where(inArray(claimNotes.id, [...ids]));
  return rows.map(({ note: { id, claimId, text }, author }) => ({
    id,
    actor: agent(author),
    of: { recordType: 'CLAIM', recordId: claimId },
    claimNote: { text },
  }));
}

export async function loadTasks(tx: Transaction, ids: readonly string[], language: Language): Promise<PartialEntry[]> {
  const rows = await findTasks(tx, ids);
  return rows.flatMap((row) => {
    const { task, assignee, finisher, creator } = row;
    const of = recordOfTask(row);
    const isDone = task.doneAt !== null;
    const content = { title: taskTitle(task, language), dueDate: secondsOf(task.dueOn), assignee, isDone };
    return of ? [{ id: task.id, actor: agent(isDone ? finisher : creator), of, task: content }] : [];
  });
}

export async function loadDocuments(
  tx: Transaction,
  ids: readonly string[],
  links: FileLinks,
): Promise<PartialEntry[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ doc: docs, file: files, uploader: { id: users.id, name: users.name } })
    .from(docs)
    .innerJoin(files, eq(files.id, docs.fileId))
    .innerJoin(users, eq(users.id, docs.createdBy))
    .where(and(inArray(docs.id, [...ids]), isNull(docs.deletedAt)));
  return rows.map(({ doc, file, uploader }) => ({
    id: doc.id,
    actor: { actorKind: doc.createdByRole, person: uploader },
    of: recordIdOf({ ...doc, opportunityId: null }),
    document: { fileName: file.name, fileUrl: links.linkTo(file).fileUrl },
  }));
}

const requesters = alias(users, 'requesters');
const senders = alias(users, 'senders');

export async function loadMails(tx: Transaction, ids: readonly string[]): Promise<PartialEntry[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      message: mailMessages,
      thread: mailThreads,
      contact: contacts,
      email: { sender: emails.sender, subject: emails.subject },
      agent: { id: users.id, name: users.name },
      request: { title: serviceRequests.title },
      requester: { id: requesters.id, name: requesters.name },
      quoteSender: { id: senders.id, name: senders.name },
    })
    .from(mailMessages)
    .innerJoin(mailThreads, eq(mailThreads.id, mailMessages.threadId))
    .innerJoin(contacts, eq(contacts.id, mailThreads.contactId))
    .leftJoin(emails, eq(emails.id, mailMessages.emailId))
    .leftJoin(users, eq(users.id, emails.agentId))
    .leftJoin(serviceRequests, eq(serviceRequests.id, mailMessages.serviceRequestId))
    .leftJoin(requesters, eq(requesters.id, serviceRequests.requestedBy))
    .leftJoin(mails, and(eq(mails.id, mailMessages.id), isQuoteMail))
    .leftJoin(senders, eq(senders.id, mails.senderId))
    .where(inArray(mailMessages.id, [...ids]));
  return rows.map(({ message, thread, contact, email, agent: sender, request, requester, quoteSender }) => {
    const customer: Actor = { actorKind: 'CUSTOMER', person: { id: contact.id, name: fullName(contact) } };
    const fromEmail = email && (email.sender === 'AGENT' ? agent(sender) : customer);
    const fromRequest: Actor | null = request && (requester ? { actorKind: 'CUSTOMER', person: requester } : customer);
    return {
      id: message.id,
      actor: fromEmail ?? fromRequest ?? agent(quoteSender),
      of: recordIdOf(thread satisfies RecordColumns),
      mail: {
        subject: email?.subject ?? request?.title ?? (message.subject || thread.subject),
        threadId: thread.id,
        isRequest: request !== null,
      },
    };
  });
}
