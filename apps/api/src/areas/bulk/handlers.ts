import { type ClaimStatus, claimMoveNeedsNote, MAX_LISTED } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { contract } from '../../contract/document.ts';
import { type Caller, contextOf, mayCall } from '../../contract/innerCall.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import type { TakeMail } from '../../contract/rateLimits/mailLimit.ts';
import type { Services } from '../../contract/services.ts';
import type { Context } from '../../contract/types.ts';
import { lazyValidator, parameterSchema, textAjv, type Validator } from '../../contract/validation.ts';
import { uuidv7 } from '../../db/ids.ts';
import { assertExists } from '../../db/rows.ts';
import { bulkRunRows, bulkRuns, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { enqueue, enqueueAfter } from '../../jobs/enqueue.ts';
import { agentErrors } from '../../records/isAgent.ts';
import { assigneeErrors, dueDateErrors } from '../../records/taskInput.ts';
import { cleanHtml } from '../../sanitize.ts';
import type { BulkOperations } from './call.ts';
import { performRun } from './perform.ts';
import { countOutcomes, findRun, startUndo, stopRun, toBulkRun } from './runs.ts';
import type { BulkRecord } from './target.ts';
import { mayChange, targets } from './targets.ts';

/** Records that are changed before the answer. More are changed by a job. */
const AT_ONCE = 50;
/** Seconds after which a job continues what a request was to change before its answer. */
const CONTINUE_AFTER = 60;
/** Rows of one insert. */
const CHUNK = 1000;

type StartBody = Context<'startBulk'>['body'];

interface BulkServices {
  /** Change the single records. */
  operations: BulkOperations;
  takeMail: TakeMail;
}

/** Handlers for actions on many records. */
export function bulkHandlers({ clock }: Services, { operations, takeMail }: BulkServices) {
  /** Adds the job of a run. Returns false when the request changes the records and the job only continues an interrupted run. */
  async function enqueueRun(
    tx: Transaction,
    agencyId: string | null,
    { runId, records, isUndo = false }: { runId: string; records: number; isUndo?: boolean },
  ): Promise<boolean> {
    const job = { kind: 'runBulk', payload: { runId } } as const;
    // The job that changed the records can still be in the queue when they are restored.
    const key = isUndo ? `${runId} undo` : runId;
    const queued = records > AT_ONCE;
    const start = new Date((clock.now() + CONTINUE_AFTER) * 1000);
    if (queued) await enqueue(tx, agencyId, job, key);
    else await enqueueAfter(tx, agencyId, job, { key, start });
    return queued;
  }

  return defineHandlers({
    async startBulk({ body, header, session, operationId, run, language }) {
      const { list, action, records, note = '' } = body;
      const { agencyId, userId } = session;
      const change = targets[list].changes[action];
      if (!change) return invalidRequest([{ field: 'action', code: 'bulk.unknownAction' }]);
      if (!agencyId || !mayCall(targets[list].listOperation, session.viewer) || !mayChange(change, session.viewer))
        return forbidden;
      const { field, value } = newValueOf(body);
      if (value === undefined) return invalidRequest([{ field, code: 'request.value' }]);
      if (action === 'SNOOZE' && Number(value) <= clock.now())
        return invalidRequest([{ field, code: 'task.snoozePast' }]);
      if (list === 'claims' && note.trim() === '' && claimMoveNeedsNote(value as ClaimStatus))
        return invalidRequest([{ field: 'note', code: 'claim.noteRequired' }]);
      const mail = action === 'MAIL' && body.mail ? cleanMail(body.mail) : null;
      if (mail?.mailBody === '') return invalidRequest([{ field: 'mailBody', code: 'email.bodyRequired' }]);
      const task = action === 'TASK' && body.task ? { ...body.task, title: body.task.title.trim() } : null;
      if (task && dueDateErrors(task).length > 0) return invalidRequest(dueDateErrors(task));
      const wanted = records ?? (await findMatching(operations, { session, run }, body));
      const started = await run((tx) =>
        createOnce(
          { tx, session, operationId, header, body },
          async () => {
            const agentName = await nameOfAgent(tx, body);
            const found = await targets[list].find(
              tx,
              wanted.map(({ id }) => id),
              { viewer: session.viewer, language },
            );
            if (found.length === 0) throw new InvalidRequest([{ field: 'records', code: 'bulk.nothing' }]);
            const id = uuidv7();
            await tx
              .insert(bulkRuns)
              .values({ id, agencyId, userId, list, action, value, note: note.trim(), mail, task, agentName });
            const repeated = action === 'MAIL' ? findRepeated(wanted, found) : new Set<string>();
            const chosen = wanted.filter((record) => !repeated.has(record.id));
            const begun = Date.now();
            // the ids keep the order of the records
            const rows = rowsOf(chosen, found).map((row, at) => ({
              id: uuidv7(begun + at),
              agencyId,
              userId,
              runId: id,
              ...row,
            }));
            for (let from = 0; from < rows.length; from += CHUNK)
              await tx.insert(bulkRunRows).values(rows.slice(from, from + CHUNK));
            return { id, queued: await enqueueRun(tx, agencyId, { runId: id, records: rows.length }) };
          },
          ({ id, queued }) => ({ status: 201, id, queued }) as const,
        ),
      );
      if (started.status === 409) return started;
      if (!started.queued) await performRun({ session, run, operations, clock, takeMail }, started.id);
      const payload = await run(async (tx) =>
        toBulkRun(tx, assertExists(await findRun(tx, started.id), 'run'), language),
      );
      return { status: 201, code: 'bulk.started', payload };
    },

    getBulkRun: ({ path, run, language }) =>
      run(async (tx) => {
        const found = await findRun(tx, path.id);
        if (!found) return notFound('bulk.notFound');
        return { status: 200, code: 'ok', payload: await toBulkRun(tx, found, language) } as const;
      }),

    stopBulk: ({ path, run, language }) =>
      run(async (tx) => {
        const found = await findRun(tx, path.id);
        if (!found) return notFound('bulk.notFound');
        await stopRun(tx, found, clock.now());
        const after = assertExists(await findRun(tx, path.id), 'run');
        return { status: 200, code: 'bulk.stopped', payload: await toBulkRun(tx, after, language) } as const;
      }),

    async undoBulk({ path: { id }, session, run, language }) {
      const started = await run(async (tx) => {
        const found = await findRun(tx, id);
        if (!found) return notFound('bulk.notFound');
        if (!(await startUndo(tx, id, clock.now()))) return { status: 409, code: 'bulk.tooLate' } as const;
        const { DONE = 0 } = await countOutcomes(tx, id);
        const queued = await enqueueRun(tx, session.agencyId, { runId: id, records: DONE, isUndo: true });
        return { status: 200, queued } as const;
      });
      if (started.status !== 200) return started;
      if (!started.queued) await performRun({ session, run, operations, clock, takeMail }, id);
      const payload = await run(async (tx) => toBulkRun(tx, assertExists(await findRun(tx, id), 'run'), language));
      return { status: 200, code: 'bulk.undone', payload };
    },
  });
}

/** Rows of the run. Records that the caller cannot see have already failed. */
function rowsOf(wanted: readonly { id: string; version?: number }[], found: readonly BulkRecord[]) {
  const byId = new Map(found.map((record) => [record.id, record]));
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  return [...versions].map(([recordId, version]) => {
    const record = byId.get(recordId);
    if (!record) return { recordId, version: 0, outcome: 'FAILED' as const, reason: { code: 'error.notFound' } };
    const { name, number, customerName } = record;
    return { recordId, version: version ?? record.version, name, number, customerName };
  });
}

/** New value of an action, and the field of the request in which it is. */
function newValueOf({ list, action, agentId, status, claimStatus, mail, task, snoozedUntil }: StartBody): {
  field: string;
  value: string | undefined;
} {
  if (action === 'ASSIGN') return { field: 'agentId', value: agentId };
  if (action === 'MAIL') return { field: 'mail', value: mail && '' };
  if (action === 'TASK') return { field: 'task', value: task && '' };
  if (action === 'SNOOZE') return { field: 'snoozedUntil', value: snoozedUntil?.toString() };
  if (action === 'DELETE' || action === 'COMPLETE') return { field: 'action', value: '' };
  return list === 'claims' ? { field: 'claimStatus', value: claimStatus } : { field: 'status', value: status };
}

const cleanMail = ({ mailSubject, mailBody }: NonNullable<StartBody['mail']>) => ({
  mailSubject: mailSubject.trim(),
  mailBody: cleanHtml(mailBody),
});

/** Ids of records whose customer already gets the mail for another record. */
function findRepeated(wanted: readonly { id: string }[], found: readonly BulkRecord[]): ReadonlySet<string> {
  const contactOf = new Map(found.map(({ id, contactId }) => [id, contactId]));
  const contacts = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of wanted) {
    const contactId = contactOf.get(id);
    if (!contactId) continue;
    if (contacts.has(contactId)) repeated.add(id);
    contacts.add(contactId);
  }
  return repeated;
}

/** Name of the agent who gets the records or their tasks. Null for other actions. */
async function nameOfAgent(tx: Transaction, { list, action, agentId, task }: StartBody): Promise<string | null> {
  const id = action === 'TASK' ? task?.assigneeId : action === 'ASSIGN' ? agentId : undefined;
  if (id === undefined) return null;
  const { recordType } = targets[list];
  const licensed = recordType === 'CLAIM' ? 'claim.agentLicensed' : undefined;
  const errors = task
    ? await assigneeErrors(tx, id, recordType)
    : await agentErrors(tx, id, 'agentId', { unknown: 'quote.agentUnknown', licensed });
  if (errors.length > 0) throw new InvalidRequest(errors);
  const [agent] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id));
  return agent?.name ?? '';
}

const queryValidators = new Map<OperationId, Validator>();

/** Validator of the query of a list. Made once per list, because the compiler keeps every schema for good. */
function queryValidatorOf(id: OperationId): Validator {
  const known = queryValidators.get(id);
  if (known) return known;
  const validator = lazyValidator(textAjv, parameterSchema(assertExists(contract.get(id), id), 'query'));
  queryValidators.set(id, validator);
  return validator;
}

/** Ids of all records that a list finds, in its own order. */
async function findMatching(
  operations: BulkOperations,
  caller: Caller,
  { list, query = '' }: StartBody,
): Promise<{ id: string }[]> {
  const { listOperation } = targets[list];
  const parameters: Record<string, unknown> = Object.fromEntries(new URLSearchParams(query));
  if (!queryValidatorOf(listOperation)(parameters))
    throw new InvalidRequest([{ field: 'query', code: 'request.value' }]);
  const all = { ...parameters, pageNo: 0, pageSize: MAX_LISTED };
  const answer = await {
    listPolicies: () => operations.listPolicies(contextOf('listPolicies', caller, { query: all })),
    listOpportunities: () => operations.listOpportunities(contextOf('listOpportunities', caller, { query: all })),
    listQuotes: () => operations.listQuotes(contextOf('listQuotes', caller, { query: all })),
    listContacts: () => operations.listContacts(contextOf('listContacts', caller, { query: all })),
    listClaims: () => operations.listClaims(contextOf('listClaims', caller, { query: all })),
    listRenewals: () => operations.listRenewals(contextOf('listRenewals', caller, { query: all })),
    listTasks: () => operations.listTasks(contextOf('listTasks', caller, { query: all })),
  }[listOperation]();
  return answer.status === 200 ? answer.payload.content : [];
}
