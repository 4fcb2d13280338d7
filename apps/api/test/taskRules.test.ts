import { DAY, dateOf, dayOf, type TaskRule, taskRuleDays, taskRules } from '@fairlead/rules';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  agencies,
  claims,
  contacts,
  policies,
  quotes,
  serviceRequests,
  taskRuleChanges,
  tasks,
  users,
} from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';
import { agent } from './support/quotes.ts';
import { requests } from './support/requests.ts';
import { firstRow, type TaskEvent, taskEvents } from './support/taskEvents.ts';

const owner = 'owner@demo.test';

let server: Harness;
let run: Run;
let agencyId: string;
let agentId: string;
let events: Record<TaskRule, TaskEvent>;
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.db, { role: 'fairlead_jobs' });
  const [row] = await server.db.select().from(users).where(eq(users.email, agent));
  if (!row?.agencyId) throw new Error('the agent has no agency');
  [agencyId, agentId] = [row.agencyId, row.id];
  events = taskEvents(server, agencyId, agentId);
});
beforeEach(async () => {
  await server.db.delete(tasks).where(isNotNull(tasks.rule));
  await server.db.delete(taskRuleChanges);
});
afterAll(() => server.close());

const { get, send } = requests(() => server);
const now = () => server.clock.now();
const ago = (days: number) => new Date((now() - days * DAY) * 1000);
const inDays = (days: number) => dateOf(dayOf(now()) + days * DAY);

/** Runs the job of a new day. */
async function newDay() {
  await server.db.update(agencies).set({ dayStartedOn: null }).where(eq(agencies.id, agencyId));
  await startDay({ run, clock: server.clock, log: silentLog });
}

/** Tasks of a rule for a record. */
const tasksOf = (subjectId: string, rule: TaskRule) =>
  server.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.subjectId, subjectId), eq(tasks.rule, rule)))
    .orderBy(asc(tasks.causeAt));
const openTasksOf = async (subjectId: string, rule: TaskRule) =>
  (await tasksOf(subjectId, rule)).filter(({ doneAt }) => doneAt === null);

/** First open tasks that a user sees, from the API. */
async function teamWork(as: string): Promise<{ id: string; title: string; subjectId: string; createdBy: unknown }[]> {
  const { groups } = (await get(as, '/api/task/work?workScope=TEAM&groupSize=100')).json().payload;
  return groups.flatMap((group: { tasks: unknown[] }) => group.tasks);
}

describe.each(taskRules)('%s', (rule) => {
  it('creates a task, which closes when its cause is gone', async () => {
    const { make, remove, isLater = false, title } = events[rule];
    const id = await make();
    if (isLater) {
      await server.db.delete(tasks).where(isNotNull(tasks.rule));
      await newDay();
      // the tasks of other records would fill the list
      await server.db.delete(tasks).where(and(isNotNull(tasks.rule), ne(tasks.subjectId, id)));
    }
    const [task, ...others] = await openTasksOf(id, rule);
    expect(others).toEqual([]);
    expect(task).toMatchObject({ agencyId, title: null, createdBy: null, doneAt: null });
    const shown = (await teamWork(owner)).find(({ subjectId }) => subjectId === id);
    expect(shown).toMatchObject({ taskRule: rule, createdBy: null });
    expect(shown?.title).toContain(title);
    await remove(id);
    expect(await openTasksOf(id, rule)).toEqual([]);
    expect(await tasksOf(id, rule)).toMatchObject([{ doneBy: null, id: task?.id }]);
    const reopened = await send(owner, 'POST', `/api/task/id/${task?.id}/reopen`);
    expect([reopened.statusCode, reopened.json().code]).toEqual([409, 'task.closed']);
  });

  it('creates no second task, and none when an agent has finished it', async () => {
    const id = await events[rule].make();
    await newDay();
    const [task] = await openTasksOf(id, rule);
    expect((await send(owner, 'POST', `/api/task/id/${task?.id}/complete`)).statusCode).toBe(200);
    await newDay();
    expect(await openTasksOf(id, rule)).toEqual([]);
    expect(await tasksOf(id, rule)).toHaveLength(1);
  });

  it('creates none while it is off, and closes its tasks', async () => {
    const id = await events[rule].make();
    await newDay();
    expect(await openTasksOf(id, rule)).toHaveLength(1);
    const setRule = (enabled: boolean) =>
      send(owner, 'PUT', '/api/agency/settings/task-rule', { taskRule: rule, enabled, days: taskRuleDays[rule] });
    const off = await setRule(false);
    expect(off.statusCode, off.body).toBe(200);
    await startDay({ run, clock: server.clock, log: silentLog });
    expect(await openTasksOf(id, rule)).toEqual([]);
    await setRule(true);
    await startDay({ run, clock: server.clock, log: silentLog });
    expect(await openTasksOf(id, rule)).toHaveLength(1);
  });
});

describe('tasks of rules', () => {
  it('have the defaults of the rules package', async () => {
    const found = rowsOf<{ rule: TaskRule; days: number[]; enabled: boolean }>(
      await server.db.execute(sql`select rule, days, enabled from task_rule_settings where agency_id = ${agencyId}`),
    );
    expect(Object.fromEntries(found.map(({ rule, days }) => [rule, days]))).toEqual(taskRuleDays);
    expect(found.every(({ enabled }) => enabled)).toBe(true);
  });

  it('open again when their cause comes back', async () => {
    const id = await events.SERVICE_REQUESTED.make();
    const [task] = await openTasksOf(id, 'SERVICE_REQUESTED');
    await events.SERVICE_REQUESTED.remove(id);
    await server.db.update(serviceRequests).set({ status: 'IN_PROGRESS' }).where(eq(serviceRequests.id, id));
    expect((await openTasksOf(id, 'SERVICE_REQUESTED')).map((row) => row.id)).toEqual([task?.id]);
  });

  it('remind of a policy twice, the second task in place of the first', async () => {
    const id = await events.POLICY_EXPIRING.make();
    await newDay();
    const [first] = await openTasksOf(id, 'POLICY_EXPIRING');
    expect(first?.dueOn).toBe(inDays(20));
    await server.db.update(agencies).set({ dayStartedOn: null });
    await startDay({ run, clock: { now: () => now() + 25 * DAY }, log: silentLog });
    const rows = await tasksOf(id, 'POLICY_EXPIRING');
    expect(rows.map(({ doneAt }) => doneAt === null)).toEqual([false, true]);
    expect(rows[1]?.dueOn).toBe(inDays(35));
  });

  it('belong to agents who may do them', async () => {
    const assignee = async (subjectId: string, rule: TaskRule) => (await openTasksOf(subjectId, rule))[0]?.assigneeId;
    const [unlicensed] = await server.db.select().from(users).where(eq(users.email, 'assistant@demo.test'));
    const claimId = await firstRow(server.db, agencyId, 'claims');
    await server.db
      .update(claims)
      .set({ assignedAgentId: unlicensed?.id ?? '' })
      .where(eq(claims.id, claimId));
    expect(await assignee(await events.CLAIM_MOVED.make(), 'CLAIM_MOVED')).not.toBe(unlicensed?.id);
    const admins = await server.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.agencyId, agencyId), users.agencyAdmin));
    const documentTask = await assignee(await events.DOCUMENT_EXPIRING.make(), 'DOCUMENT_EXPIRING');
    expect(admins.map(({ id }) => id)).toContain(documentTask);
    for (const as of [agent, 'assistant@demo.test']) {
      const seen = (await teamWork(as)) as unknown as {
        taskRule: string | null;
        record: { recordType: string } | null;
      }[];
      expect(seen.filter(({ taskRule }) => taskRule === 'DOCUMENT_EXPIRING')).toEqual([]);
      if (as !== agent) expect(seen.filter(({ record }) => record?.recordType === 'CLAIM')).toEqual([]);
    }
  });

  it('no longer ask for an answer once the quote has a policy', async () => {
    const id = await events.QUOTE_UNANSWERED.make();
    await newDay();
    expect(await openTasksOf(id, 'QUOTE_UNANSWERED')).toHaveLength(1);
    await server.db.update(quotes).set({ hasPolicy: true }).where(eq(quotes.id, id));
    expect(await openTasksOf(id, 'QUOTE_UNANSWERED')).toEqual([]);
    await newDay();
    expect(await openTasksOf(id, 'QUOTE_UNANSWERED')).toEqual([]);
    await server.db.update(quotes).set({ hasPolicy: false }).where(eq(quotes.id, id));
  });

  it('follow the agent of their record, unless an agent gave them to someone else', async () => {
    const [admin] = await server.db.select().from(users).where(eq(users.email, owner));
    const id = await events.QUOTE_ACCEPTED.make();
    await server.db.update(quotes).set({ assignedAgentId: agentId }).where(eq(quotes.id, id));
    const [task] = await openTasksOf(id, 'QUOTE_ACCEPTED');
    await server.db
      .update(tasks)
      .set({ assigneeId: agentId })
      .where(eq(tasks.id, task?.id ?? ''));
    await server.db
      .update(quotes)
      .set({ assignedAgentId: admin?.id ?? '' })
      .where(eq(quotes.id, id));
    expect((await openTasksOf(id, 'QUOTE_ACCEPTED'))[0]?.assigneeId).toBe(admin?.id);
    await server.db.update(quotes).set({ assignedAgentId: agentId }).where(eq(quotes.id, id));
    const [assistant] = await server.db.select().from(users).where(eq(users.email, 'assistant@demo.test'));
    await server.db
      .update(tasks)
      .set({ assigneeId: assistant?.id ?? '' })
      .where(eq(tasks.id, task?.id ?? ''));
    await server.db
      .update(quotes)
      .set({ assignedAgentId: admin?.id ?? '' })
      .where(eq(quotes.id, id));
    expect((await openTasksOf(id, 'QUOTE_ACCEPTED'))[0]?.assigneeId).toBe(assistant?.id);
  });

  it('to create a policy go to agents who may create one', async () => {
    const [assistant] = await server.db.select().from(users).where(eq(users.email, 'assistant@demo.test'));
    const [admin] = await server.db.select().from(users).where(eq(users.email, owner));
    const id = await events.QUOTE_ACCEPTED.make();
    const assignee = async () => (await openTasksOf(id, 'QUOTE_ACCEPTED'))[0]?.assigneeId;
    const [quote] = await server.db.select().from(quotes).where(eq(quotes.id, id));
    const setContactAgent = (to: string | undefined) =>
      server.db
        .update(contacts)
        .set({ agentId: to })
        .where(eq(contacts.id, quote?.contactId ?? ''));
    await setContactAgent(agentId);
    const assign = (to: string | undefined) =>
      server.db.update(quotes).set({ assignedAgentId: to }).where(eq(quotes.id, id));
    await assign(agentId);
    await server.db.update(tasks).set({ assigneeId: agentId }).where(eq(tasks.subjectId, id));
    await setContactAgent(admin?.id);
    await assign(assistant?.id);
    expect(await assignee()).toBe(admin?.id);
    // the only licensed agent is neither the contact's agent nor an agency admin
    await setContactAgent(assistant?.id);
    const setLicenses = (licensedAgent: boolean) =>
      server.db
        .update(users)
        .set({ licensedAgent })
        .where(and(eq(users.agencyId, agencyId), ne(users.id, agentId), ne(users.id, assistant?.id ?? '')));
    await assign(admin?.id);
    await setLicenses(false);
    try {
      await assign(assistant?.id);
      expect(await assignee()).toBe(agentId);
    } finally {
      await setLicenses(true);
      await setContactAgent(agentId);
    }
  });

  it('keep the title of an agent, and are otherwise in the language of the reader', async () => {
    const id = await events.CERTIFICATE_REQUESTED.make();
    const [row] = await openTasksOf(id, 'CERTIFICATE_REQUESTED');
    const read = async (language: string) => {
      const url = `/api/task/all?policyId=${row?.policyId}`;
      const response = await server.call(owner, { method: 'GET', url, headers: { 'accept-language': language } });
      return response.json().payload.content.find((task: { id: string }) => task.id === row?.id);
    };
    expect((await read('de')).title).toBe('Versicherungs\u00adbestätigung für City of Portland senden');
    const shown = await read('en');
    const change = async (title: string, { version, assignee, dueDate, taskKind }: typeof shown) =>
      send(owner, 'PUT', '/api/task/update', {
        taskId: row?.id,
        version,
        title,
        taskKind,
        dueDate,
        assigneeId: assignee.id,
      });
    expect((await change(shown.title, shown)).statusCode).toBe(200);
    expect((await read('de')).title).toBe('Versicherungs\u00adbestätigung für City of Portland senden');
    expect((await change('Ask who the holder is', await read('en'))).statusCode).toBe(200);
    expect((await read('de')).title).toBe('Ask who the holder is');
  });

  it('of agents are deleted and restored with their quote', async () => {
    const id = await firstRow(server.db, agencyId, 'quotes', 'deleted_at is null and not has_policy');
    const url = '/api/task/create';
    const added = await send(agent, 'POST', url, {
      title: 'Call',
      taskKind: 'CALL',
      dueDate: dayOf(now()),
      recordType: 'QUOTE',
      recordId: id,
    });
    const taskId = added.json().payload.id;
    const isDeleted = async () => {
      const [row] = await server.db.select().from(tasks).where(eq(tasks.id, taskId));
      return row?.deletedAt !== null;
    };
    await server.db
      .update(quotes)
      .set({ deletedAt: ago(0) })
      .where(eq(quotes.id, id));
    expect(await isDeleted()).toBe(true);
    await server.db.update(quotes).set({ deletedAt: null }).where(eq(quotes.id, id));
    expect(await isDeleted()).toBe(false);
  });
});

describe('the day of an agency', () => {
  const settings = async () => (await get(owner, '/api/agency/settings')).json().payload;

  it('begins in its time zone, so that a policy lasts to the end of its last day', async () => {
    const { version } = await settings();
    const setZone = { agencyId, timeZone: 'America/Los_Angeles', digestTime: '06:30', defaultLanguage: 'en', version };
    expect((await send(owner, 'PUT', '/api/agency/settings/time', setZone)).statusCode).toBe(200);
    expect(await settings()).toMatchObject({
      timeZone: 'America/Los_Angeles',
      digestTime: '06:30',
      version: version + 1,
    });
    expect((await get(owner, '/api/notification/settings')).json().payload.digestTime).toBe('06:30');
    const id = await firstRow(server.db, agencyId, 'policies');
    const lastDay = '2027-03-10';
    const active = { status: 'EXPIRING', effectiveOn: null, expiresOn: lastDay } as const;
    await server.db.update(policies).set(active).where(eq(policies.id, id));
    const statusAt = async (time: string) => {
      await startDay({ run, clock: { now: () => Date.parse(time) / 1000 }, log: silentLog });
      const [row] = await server.db.select().from(policies).where(eq(policies.id, id));
      return row?.status;
    };
    expect(await statusAt('2027-03-11T00:30:00Z')).toBe('EXPIRING');
    expect(await statusAt('2027-03-11T07:59:00Z')).toBe('EXPIRING');
    expect(await statusAt('2027-03-11T08:01:00Z')).toBe('EXPIRED');
  });

  it('is started once, whatever the number of runs', async () => {
    await newDay();
    const started = () =>
      server.db.select({ day: agencies.dayStartedOn }).from(agencies).where(isNull(agencies.dayStartedOn));
    expect(await started()).toEqual([]);
    await server.db.delete(tasks).where(isNotNull(tasks.rule));
    await startDay({ run, clock: server.clock, log: silentLog });
    expect(await server.db.select({ id: tasks.id }).from(tasks).where(isNotNull(tasks.rule))).toEqual([]);
  });

  it('is started again when a setting of the agency changes meanwhile', async () => {
    await newDay();
    await server.db.delete(tasks).where(isNotNull(tasks.rule));
    await server.db.execute(sql`create function change_setting() returns trigger language plpgsql as
      $$ begin update agencies set day_started_on = null where id = new.agency_id; return new; end $$`);
    await server.db.execute(
      sql`create trigger change_setting before insert on tasks for each row execute function change_setting()`,
    );
    const dayOfAgency = async () => {
      await server.db.update(agencies).set({ dayStartedOn: null });
      await startDay({ run, clock: server.clock, log: silentLog });
      const [row] = await server.db
        .select({ day: agencies.dayStartedOn })
        .from(agencies)
        .where(eq(agencies.id, agencyId));
      return row?.day;
    };
    expect(await dayOfAgency()).toBeNull();
    await server.db.execute(sql`drop function change_setting() cascade`);
    expect(await dayOfAgency()).not.toBeNull();
  });

  it('keep the field of a rule that a change leaves out', async () => {
    const change = async (values: object) => {
      const rule = { taskRule: 'CLAIM_UNCHANGED', ...values };
      const changed = await send(owner, 'PUT', '/api/agency/settings/task-rule', rule);
      expect(changed.statusCode, changed.body).toBe(200);
      const { taskRules }: { taskRules: { taskRule: string }[] } = changed.json().payload;
      return taskRules.find(({ taskRule }) => taskRule === rule.taskRule);
    };
    expect(await change({ enabled: false })).toMatchObject({ enabled: false, days: taskRuleDays.CLAIM_UNCHANGED });
    expect(await change({ days: [9] })).toMatchObject({ enabled: false, days: [9] });
    expect(await change({ enabled: true })).toMatchObject({ enabled: true, days: [9] });
    expect(await change({ days: taskRuleDays.CLAIM_UNCHANGED })).toMatchObject({ enabled: true });
  });

  it('refuses unknown time zones and days that do not fit', async () => {
    const { version } = await settings();
    const wrong = await send(owner, 'PUT', '/api/agency/settings/time', {
      agencyId,
      timeZone: 'Mars/Olympus',
      digestTime: '07:00',
      defaultLanguage: 'en',
      version,
    });
    expect(wrong.json().errors).toMatchObject([{ field: 'timeZone', code: 'task.timeZone' }]);
    for (const days of [[], [30, 60], [60]]) {
      const rule = { taskRule: 'POLICY_EXPIRING', enabled: true, days };
      const refused = await send(owner, 'PUT', '/api/agency/settings/task-rule', rule);
      expect(refused.json().errors, String(days)).toMatchObject([{ field: 'days', code: 'task.days' }]);
    }
  });
});
