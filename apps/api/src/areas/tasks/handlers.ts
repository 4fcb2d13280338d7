import type { components } from '@fairlead/openapi';
import { dateOf, isTimeZone, type Language, mayDeleteTask, mayHandleTask, type Viewer } from '@fairlead/rules';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, changeRecord, deleteRecord, recordKind } from '../../contract/changeRecord.ts';
import { createRecord, insertRow } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { toPage } from '../../db/page.ts';
import { tasks } from '../../db/schema/index.ts';
import { timeZoneOf } from '../../records/agencyTime.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { dayRangeErrors, readTaskCalendar } from '../../records/taskCalendar.ts';
import { assigneeErrors, dueDateErrors } from '../../records/taskInput.ts';
import { findTask, listTasks, lockTask, recordOfTask, type TaskRow, taskTitle, toTask } from '../../records/tasks.ts';
import { readWork } from '../../records/work.ts';
import { findWorkRecord, missingWorkRecord } from '../../records/workRecords.ts';

type Create = components['schemas']['TaskCreate'];
type Input = Pick<Create, 'title' | 'taskKind' | 'dueDate' | 'dueTime'>;

const notLicensed = { status: 403, code: 'task.licensed' } as const;
const taskKind = (language: Language) =>
  recordKind({
    table: tasks,
    type: 'task',
    notFound: 'task.notFound',
    find: findTask,
    lock: lockTask,
    rowOf: ({ task }) => task,
    toPayload: toTask(language),
  });

/** Handlers for the work of agents. */
export function taskHandlers({ clock }: Services) {
  const now = () => new Date(clock.now() * 1000);

  return defineHandlers({
    async listTasks({ query, session, language, run }) {
      const page = await run((tx) => listTasks(tx, query, session.viewer));
      return { status: 200, code: 'ok', payload: toPage(page, query, toTask(language)) };
    },

    async getWork({ query, session, language, run }) {
      const { timeZone: fromCaller = 'UTC' } = query;
      if (!isTimeZone(fromCaller)) return invalidRequest([{ field: 'timeZone', code: 'task.timeZone' }]);
      const payload = await run(async (tx) => {
        const timeZone = (await timeZoneOf(tx, session.agencyId)) ?? fromCaller;
        return readWork(tx, query, session, { now: clock.now(), timeZone, language });
      });
      return { status: 200, code: 'ok', payload };
    },

    async getTaskCalendar({ query, session, language, run }) {
      const errors = dayRangeErrors(query);
      if (errors.length > 0) return invalidRequest(errors);
      const payload = await run((tx) => readTaskCalendar(tx, query, session, language));
      return { status: 200, code: 'ok', payload };
    },

    async createTask({ body, header, session, language, operationId, run }) {
      const kind = taskKind(language);
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const { recordType = null, recordId, assigneeId = userId } = body;
      if (!mayHandleTask(viewer, { recordType })) return notLicensed;
      if ((recordType === null) !== (recordId === undefined))
        return invalidRequest([{ field: 'recordId', code: 'task.recordIncomplete' }]);
      return run(async (tx) => {
        const record =
          recordType === null || recordId === undefined ? null : await findWorkRecord(tx, recordType, recordId);
        if (record === undefined) return notFound(missingWorkRecord[recordType ?? 'CONTACT']);
        const refused = record && (await refusalOfErased(tx, record.contactId));
        if (refused) return refused;
        const errors = [...dueDateErrors(body), ...(await assigneeErrors(tx, assigneeId, recordType))];
        if (errors.length > 0) return invalidRequest(errors);
        const write = { tx, session, operationId };
        const values = { agencyId, ...record, ...contentOf(body), assigneeId, createdBy: userId, createdAt: now() };
        const create = async () => (await insertRow(kind, write, values)).task.id;
        return createRecord(kind, { ...write, header, body }, { create, code: 'task.created' });
      });
    },

    updateTask({ body, session, language, operationId, run }) {
      const { taskId: id, version, assigneeId } = body;
      const kind = taskKind(language);
      const check = refusal(session.viewer, 'open', language);
      return run((tx) =>
        changeRecord(kind, { tx, session, operationId, id, version, check }, async (before, save) => {
          const recordType = recordOfTask(before)?.recordType ?? null;
          const isGiven = assigneeId !== before.task.assigneeId;
          const errors = [...dueDateErrors(body), ...(isGiven ? await assigneeErrors(tx, assigneeId, recordType) : [])];
          if (errors.length > 0) return invalidRequest(errors);
          const content = contentOf(body);
          // the title of a rule stays in the language of its reader
          if (before.task.title === null && content.title === taskTitle(before.task, language)) content.title = null;
          const { contactId, title } = before.task;
          const isRenamed = content.title !== title && contactId !== null;
          const refused = isRenamed ? await refusalOfErased(tx, contactId) : undefined;
          if (refused) return refused;
          const after = await save({ ...content, assigneeId, updatedAt: now() });
          return { status: 200, code: 'task.updated', payload: toTask(language)(after) } as const;
        }),
      );
    },

    completeTask: ({ path: { id }, session, language, operationId, run }) =>
      run((tx) => {
        const check = refusal(session.viewer, 'open', language);
        return changeAnyVersion(taskKind(language), { tx, session, operationId, id, check }, async (_, save) => {
          // keeps the snooze, which applies again when the task is reopened
          const done = { doneAt: now(), doneBy: session.userId, updatedAt: now() };
          return { status: 200, code: 'task.completed', payload: toTask(language)(await save(done)) } as const;
        });
      }),

    reopenTask: ({ path: { id }, session, language, operationId, run }) =>
      run((tx) => {
        const check = refusal(session.viewer, 'done', language);
        return changeAnyVersion(taskKind(language), { tx, session, operationId, id, check }, async (_, save) => {
          const open = { doneAt: null, doneBy: null, updatedAt: now() };
          return { status: 200, code: 'task.reopened', payload: toTask(language)(await save(open)) } as const;
        });
      }),

    async snoozeTask({ path: { id }, body, session, language, operationId, run }) {
      const { snoozedUntil: until } = body;
      if (until !== null && until <= clock.now())
        return invalidRequest([{ field: 'snoozedUntil', code: 'task.snoozePast' }]);
      const check = refusal(session.viewer, 'open', language);
      return run((tx) =>
        changeAnyVersion(taskKind(language), { tx, session, operationId, id, check }, async (_, save) => {
          const snoozedUntil = until === null ? null : new Date(until * 1000);
          const payload = toTask(language)(await save({ snoozedUntil, updatedAt: now() }));
          return { status: 200, code: until === null ? 'task.unsnoozed' : 'task.snoozed', payload } as const;
        }),
      );
    },

    deleteTask: ({ path: { id }, session, language, operationId, run }) =>
      run((tx) => {
        const { viewer, userId } = session;
        const check = (row: TaskRow) => {
          if (!mayHandleTask(viewer, partsOf(row))) return notLicensed;
          return mayDeleteTask(viewer, { isCreator: row.task.createdBy === userId }) ? undefined : forbidden;
        };
        return deleteRecord(taskKind(language), {
          tx,
          session,
          operationId,
          id,
          deletedAt: now(),
          done: 'task.deleted',
          check,
        });
      }),
  });
}

const stateCodes = { open: 'task.open', done: 'task.done', closed: 'task.closed' } as const;

/** Refuses agents who may not handle the record, and tasks in another state. */
const refusal = (viewer: Viewer, expected: 'open' | 'done', language: Language) => (row: TaskRow) => {
  if (!mayHandleTask(viewer, partsOf(row))) return notLicensed;
  const { doneAt, doneBy } = row.task;
  const state = doneAt === null ? 'open' : doneBy === null ? 'closed' : 'done';
  if (state === expected) return undefined;
  return { status: 409, code: stateCodes[state], payload: toTask(language)(row) } as const;
};

const partsOf = (row: TaskRow) => ({ recordType: recordOfTask(row)?.recordType ?? null, taskRule: row.task.rule });

const contentOf = ({ title, taskKind, dueDate, dueTime = null }: Input) => ({
  title: title.trim() as string | null,
  kind: taskKind,
  dueOn: dateOf(dueDate),
  dueTime,
});
