import type { components, operations } from '@fairlead/openapi';
import { type Language, mayHandleTask, secondsOf, type TaskRule, type Viewer } from '@fairlead/rules';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listOf, type Page, readPage } from '../db/page.ts';
import { first, lockAndFind } from '../db/rows.ts';
import { claims, contacts, insuranceTypes, opportunities, policies, quotes, tasks, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import { dollars, fullName, longDate } from '../messages/formats.ts';
import { type Message, translate } from '../messages/index.ts';
import { claimSerial } from './claims.ts';
import { opportunitySerial } from './opportunities.ts';
import { quoteSerial } from './quotes.ts';

type Query = NonNullable<operations['listTasks']['parameters']['query']>;
type Task = components['schemas']['Task'];
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

const finishers = alias(users, 'finishers');
const creators = alias(users, 'creators');
const claimPolicies = alias(policies, 'claim_policies');

const selectTasks = (tx: Transaction) =>
  tx
    .select({
      task: tasks,
      contact: contacts,
      opportunitySerial: opportunities.serial,
      quoteSerial: quotes.serial,
      policyNumber: policies.policyNumber,
      claimSerial: claims.serial,
      insuranceName: insuranceTypes.name,
      assignee: { id: users.id, name: users.name },
      finisher: { id: finishers.id, name: finishers.name },
      creator: { id: creators.id, name: creators.name },
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.assigneeId))
    .leftJoin(creators, eq(creators.id, tasks.createdBy))
    .leftJoin(finishers, eq(finishers.id, tasks.doneBy))
    .leftJoin(contacts, eq(contacts.id, tasks.contactId))
    .leftJoin(opportunities, eq(opportunities.id, tasks.opportunityId))
    .leftJoin(quotes, eq(quotes.id, tasks.quoteId))
    .leftJoin(policies, eq(policies.id, tasks.policyId))
    .leftJoin(claims, eq(claims.id, tasks.claimId))
    .leftJoin(claimPolicies, eq(claimPolicies.id, claims.policyId))
    .leftJoin(
      insuranceTypes,
      sql`${insuranceTypes.id} = coalesce(${opportunities.insuranceTypeId}, ${quotes.insuranceTypeId}, ${policies.insuranceTypeId}, ${claimPolicies.insuranceTypeId})`,
    )
    .$dynamic();

/** Record that the task is for. */
export function recordOfTask(row: TaskRow): Task['record'] {
  const { task, insuranceName } = row;
  const { contactId, opportunityId, quoteId, policyId, claimId } = task;
  const serial = (number: number | null, show: (serial: number) => string) => (number === null ? null : show(number));
  const record = (recordType: NonNullable<Task['record']>['recordType'], recordId: string, number: string | null) => ({
    recordType,
    recordId,
    number,
    insuranceName,
  });
  if (opportunityId !== null)
    return record('OPPORTUNITY', opportunityId, serial(row.opportunitySerial, opportunitySerial));
  if (quoteId !== null) return record('QUOTE', quoteId, serial(row.quoteSerial, quoteSerial));
  if (policyId !== null) return record('POLICY', policyId, row.policyNumber);
  if (claimId !== null) return record('CLAIM', claimId, serial(row.claimSerial, claimSerial));
  return contactId === null ? null : record('CONTACT', contactId, null);
}

/** Title of a task of a rule. */
function titleOf(rule: TaskRule, detail: string, language: Language): Message {
  switch (rule) {
    case 'QUOTE_UNANSWERED':
      return { code: 'taskTitle.quoteUnanswered' };
    case 'QUOTE_ACCEPTED':
      return { code: 'taskTitle.quoteAccepted' };
    case 'OPPORTUNITY_UNTOUCHED':
      return { code: 'taskTitle.opportunityUntouched' };
    case 'POLICY_EXPIRING':
      return { code: 'taskTitle.policyExpiring', params: { detail: longDate(language, detail) } };
    case 'TRANSACTION_PAST_DUE':
      return detail === ''
        ? { code: 'taskTitle.transactionPastDue' }
        : { code: 'taskTitle.transactionPastDueOf', params: { detail: amountText(detail) } };
    case 'CERTIFICATE_REQUESTED':
      return detail === ''
        ? { code: 'taskTitle.certificateRequested' }
        : { code: 'taskTitle.certificateRequestedFor', params: { detail } };
    case 'SERVICE_REQUESTED':
      return { code: 'taskTitle.serviceRequested', params: { detail } };
    case 'REPLY_RECEIVED':
      return { code: 'taskTitle.replyReceived', params: { detail } };
    case 'CLAIM_MOVED':
      return { code: 'taskTitle.claimMoved' };
    case 'CLAIM_UNCHANGED':
      return { code: 'taskTitle.claimUnchanged' };
    case 'DOCUMENT_EXPIRING':
      return { code: 'taskTitle.documentExpiring', params: { detail } };
  }
}

/** A premium, which can be any text, as an amount if it is a number. */
const amountText = (premium: string): string =>
  Number.isNaN(Number(premium)) ? premium : dollars.format(Number(premium));

/** Title that an agent has written, or else the title of the rule. */
export const taskTitle = ({ title, rule, detail }: TaskRow['task'], language: Language): string =>
  title ?? (rule === null ? '' : translate(language, titleOf(rule, detail, language)));

export const toTask =
  (language: Language) =>
  (row: TaskRow): Task => {
    const { task, contact, assignee, finisher, creator } = row;
    return {
      id: task.id,
      title: taskTitle(task, language),
      taskRule: task.rule,
      subjectId: task.subjectId,
      taskKind: task.kind,
      dueDate: secondsOf(task.dueOn),
      dueTime: task.dueTime,
      record: recordOfTask(row),
      contact: contact && { id: contact.id, name: fullName(contact) },
      assignee,
      snoozedUntil: task.snoozedUntil && toSeconds(task.snoozedUntil),
      doneDate: task.doneAt && toSeconds(task.doneAt),
      doneBy: finisher,
      createdBy: creator,
      creationDate: toSeconds(task.createdAt),
      version: task.version,
    };
  };

/** Tasks of records that the caller may see. */
const ofVisibleRecords = (viewer: Viewer) =>
  and(
    mayHandleTask(viewer, { recordType: 'CLAIM' }) ? undefined : isNull(tasks.claimId),
    mayHandleTask(viewer, { recordType: null, taskRule: 'DOCUMENT_EXPIRING' })
      ? undefined
      : or(isNull(tasks.rule), ne(tasks.rule, 'DOCUMENT_EXPIRING')),
  );

/** Tasks that the caller may see. */
export const visible = (viewer: Viewer) => and(isNull(tasks.deletedAt), ofVisibleRecords(viewer));

/** A page of tasks of a record: open ones by due day, finished ones with the latest first. */
export function listTasks(tx: Transaction, query: Query, viewer: Viewer): Promise<Page<TaskRow>> {
  const { contactId, opportunityId, quoteId, policyId, claimId, taskStatus } = query;
  const condition = and(
    visible(viewer),
    contactId === undefined ? undefined : eq(tasks.contactId, contactId),
    opportunityId === undefined ? undefined : eq(tasks.opportunityId, opportunityId),
    quoteId === undefined ? undefined : eq(tasks.quoteId, quoteId),
    policyId === undefined ? undefined : eq(tasks.policyId, policyId),
    claimId === undefined ? undefined : eq(tasks.claimId, claimId),
    taskStatus && (taskStatus === 'DONE' ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt)),
  );
  return readPage(
    tx,
    query,
    listOf(tx, tasks, {
      where: condition,
      orderBy: [sql`${tasks.doneAt} desc nulls first`, sql`${tasks.dueOn}`, sql`${tasks.id}`],
      rows: selectTasks(tx),
    }),
  );
}

/** Finds a task that is not deleted. */
export const findTask = (tx: Transaction, id: string): Promise<TaskRow | undefined> =>
  first(selectTasks(tx).where(and(eq(tasks.id, id), isNull(tasks.deletedAt))));

/** Finds a task and locks it until the transaction ends. */
export const lockTask = (tx: Transaction, id: string) => lockAndFind(tx, tasks, id, findTask);

/** Finds the tasks with these ids. */
export const findTasks = async (tx: Transaction, ids: readonly string[]): Promise<TaskRow[]> =>
  ids.length === 0 ? [] : selectTasks(tx).where(inArray(tasks.id, [...ids]));

/** Finds the tasks with these ids that the caller may see, including deleted ones. */
export const findVisibleTasks = (tx: Transaction, ids: readonly string[], viewer: Viewer): Promise<TaskRow[]> =>
  selectTasks(tx).where(and(inArray(tasks.id, [...ids]), ofVisibleRecords(viewer)));
