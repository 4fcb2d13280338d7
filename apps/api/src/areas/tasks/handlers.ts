import type { components } from '@fairlead/openapi';
import { dateOf, isDay, isTimeZone, mayDeleteTask, mayHandleTask, type Viewer } from '@fairlead/rules';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, changeRecord, deleteRecord, recordKind } from '../../contract/changeRecord.ts';
import { createRecord, insertRow } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { rowFinder } from '../../db/rows.ts';
import { claims, contacts, opportunities, policies, quotes, tasks } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { isAgent, isLicensedAgent } from '../../records/isAgent.ts';
import { findTask, listTasks, lockTask, readWork, recordOfTask, type TaskRow, toTask } from '../../records/tasks.ts';

type Create = components['schemas']['TaskCreate'];
type Input = Pick<Create, 'title' | 'taskKind' | 'dueDate' | 'dueTime'>;
type RecordType = NonNullable<Create['recordType']>;

const notLicensed = { status: 403, code: 'task.licensed' } as const;
const missing = {
  CONTACT: 'contact.notFound',
  OPPORTUNITY: 'opportunity.notFound',
  QUOTE: 'quote.notFound',
  POLICY: 'policy.notFound',
  CLAIM: 'claim.notFound',
} as const;

/** How to find the records of tasks, and the columns of a task that refer to them. */
const recordsOf = {
  CONTACT: { find: rowFinder(contacts), columnsOf: (id: string) => ({ contactId: id }) },
  OPPORTUNITY: { find: rowFinder(opportunities), columnsOf: (id: string) => ({ opportunityId: id }) },
  QUOTE: { find: rowFinder(quotes), columnsOf: (id: string) => ({ quoteId: id }) },
  POLICY: { find: rowFinder(policies), columnsOf: (id: string) => ({ policyId: id }) },
  CLAIM: { find: rowFinder(claims), columnsOf: (id: string) => ({ claimId: id }) },
} as const;

const kind = recordKind({
  table: tasks,
  type: 'task',
  notFound: 'task.notFound',
  find: findTask,
  lock: lockTask,
  rowOf: ({ task }) => task,
  toPayload: toTask,
});

/** Handlers for the work of agents. */
export function taskHandlers({ clock }: Services) {
  const now = () => new Date(clock.now() * 1000);

  return defineHandlers({
    listTasks: listHandler(
      (tx, query: Parameters<typeof listTasks>[1], { viewer }) => listTasks(tx, query, viewer),
      toTask,
    ),

    async getWork({ query, session, run }) {
      const { timeZone = 'UTC' } = query;
      if (!isTimeZone(timeZone)) return invalidRequest([{ field: 'timeZone', code: 'task.timeZone' }]);
      const payload = await run((tx) => readWork(tx, query, session, { now: clock.now(), timeZone }));
      return { status: 200, code: 'ok', payload };
    },

    async createTask({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const { recordType = null, recordId, assigneeId = userId } = body;
      if (!mayHandleTask(viewer, recordType)) return notLicensed;
      if ((recordType === null) !== (recordId === undefined))
        return invalidRequest([{ field: 'recordId', code: 'task.recordIncomplete' }]);
      return run(async (tx) => {
        const record = recordType === null || recordId === undefined ? {} : await findRecord(tx, recordType, recordId);
        if (!record) return notFound(missing[recordType ?? 'CONTACT']);
        const errors = [...errorsOf(body), ...(await assigneeErrors(tx, assigneeId, recordType))];
        if (errors.length > 0) return invalidRequest(errors);
        const write = { tx, session, operationId };
        const values = { agencyId, ...record, ...contentOf(body), assigneeId, createdBy: userId, createdAt: now() };
        const create = async () => (await insertRow(kind, write, values)).task.id;
        return createRecord(kind, { ...write, header, body }, { create, code: 'task.created' });
      });
    },

    updateTask({ body, session, operationId, run }) {
      const { taskId: id, version, assigneeId } = body;
      const check = refusal(session.viewer, 'open');
      return run((tx) =>
        changeRecord(kind, { tx, session, operationId, id, version, check }, async (before, save) => {
          const recordType = recordOfTask(before)?.recordType ?? null;
          const isGiven = assigneeId !== before.task.assigneeId;
          const errors = [...errorsOf(body), ...(isGiven ? await assigneeErrors(tx, assigneeId, recordType) : [])];
          if (errors.length > 0) return invalidRequest(errors);
          const after = await save({ ...contentOf(body), assigneeId, updatedAt: now() });
          return { status: 200, code: 'task.updated', payload: toTask(after) } as const;
        }),
      );
    },

    completeTask: ({ path: { id }, session, operationId, run }) =>
      run((tx) => {
        const check = refusal(session.viewer, 'open');
        return changeAnyVersion(kind, { tx, session, operationId, id, check }, async (_, save) => {
          const done = { doneAt: now(), doneBy: session.userId, snoozedUntil: null, updatedAt: now() };
          return { status: 200, code: 'task.completed', payload: toTask(await save(done)) } as const;
        });
      }),

    reopenTask: ({ path: { id }, session, operationId, run }) =>
      run((tx) => {
        const check = refusal(session.viewer, 'done');
        return changeAnyVersion(kind, { tx, session, operationId, id, check }, async (_, save) => {
          const open = { doneAt: null, doneBy: null, updatedAt: now() };
          return { status: 200, code: 'task.reopened', payload: toTask(await save(open)) } as const;
        });
      }),

    async snoozeTask({ path: { id }, body, session, operationId, run }) {
      const { snoozedUntil: until } = body;
      if (until !== null && until <= clock.now())
        return invalidRequest([{ field: 'snoozedUntil', code: 'task.snoozePast' }]);
      const check = refusal(session.viewer, 'open');
      return run((tx) =>
        changeAnyVersion(kind, { tx, session, operationId, id, check }, async (_, save) => {
          const snoozedUntil = until === null ? null : new Date(until * 1000);
          const payload = toTask(await save({ snoozedUntil, updatedAt: now() }));
          return { status: 200, code: until === null ? 'task.unsnoozed' : 'task.snoozed', payload } as const;
        }),
      );
    },

    deleteTask: ({ path: { id }, session, operationId, run }) =>
      run((tx) => {
        const { viewer, userId } = session;
        const check = (row: TaskRow) => {
          if (!mayHandleTask(viewer, recordOfTask(row)?.recordType ?? null)) return notLicensed;
          return mayDeleteTask(viewer, { isCreator: row.task.createdBy === userId }) ? undefined : forbidden;
        };
        return deleteRecord(kind, { tx, session, operationId, id, deletedAt: now(), done: 'task.deleted', check });
      }),
  });
}

/** Refuses agents who may not handle the record, and tasks in another state. */
const refusal = (viewer: Viewer, expected: 'open' | 'done') => (row: TaskRow) => {
  if (!mayHandleTask(viewer, recordOfTask(row)?.recordType ?? null)) return notLicensed;
  const isDone = row.task.doneAt !== null;
  if (isDone === (expected === 'done')) return undefined;
  return { status: 409, code: isDone ? 'task.done' : 'task.open', payload: toTask(row) } as const;
};

const errorsOf = ({ dueDate }: Input): FieldMessage[] =>
  isDay(dueDate) ? [] : [{ field: 'dueDate', code: 'field.day' }];

const contentOf = ({ title, taskKind, dueDate, dueTime = null }: Input) => ({
  title: title.trim(),
  kind: taskKind,
  dueOn: dateOf(dueDate),
  dueTime,
});

async function assigneeErrors(tx: Transaction, id: string, recordType: RecordType | null): Promise<FieldMessage[]> {
  if (!(await isAgent(tx, id))) return [{ field: 'assigneeId', code: 'task.agentUnknown' }];
  const isAllowed = recordType !== 'CLAIM' || (await isLicensedAgent(tx, id));
  return isAllowed ? [] : [{ field: 'assigneeId', code: 'task.agentLicensed' }];
}

/** Columns for the record of a task and its contact. Undefined when the caller cannot see the record. */
async function findRecord(tx: Transaction, recordType: RecordType, id: string) {
  const { find, columnsOf } = recordsOf[recordType];
  const row = await find(tx, id);
  if (!row) return undefined;
  return { contactId: 'contactId' in row ? row.contactId : row.id, ...columnsOf(id) };
}
