import { randomUUID } from 'node:crypto';
import { DAY, dateOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims, policies, tasks, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';
import { taskCalls } from './support/tasks.ts';

const owner = 'owner@demo.test';
const assistant = 'assistant@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const calls = taskCalls(() => server);

/** A claim and a policy of the demo agency. */
async function records() {
  const [claim] = await server.db
    .select({
      id: claims.id,
      contactId: claims.contactId,
      policyId: claims.policyId,
      policyNumber: policies.policyNumber,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .limit(1);
  if (!claim) throw new Error('the demo has no claim');
  return claim;
}

describe('a task', () => {
  it('is for its record and contact, and belongs to the caller by default', async () => {
    const { policyId, policyNumber, contactId } = await records();
    const created = await calls.task({ title: '  Call  ', dueTime: '15:30', recordType: 'POLICY', recordId: policyId });
    const me = await calls.me(agent);
    expect(created).toMatchObject({
      title: 'Call',
      dueTime: '15:30',
      record: { recordType: 'POLICY', recordId: policyId, number: policyNumber },
      contact: { id: contactId },
      assignee: { id: me.id, name: me.name },
      createdBy: { id: me.id },
      doneDate: null,
      snoozedUntil: null,
    });
    const listed = (await calls.get(agent, `/api/task/all?contactId=${contactId}`)).json().payload.content;
    expect(listed.map(({ id }: { id: string }) => id)).toContain(created.id);
    const of = async (query: string) => (await calls.get(agent, `/api/task/all?${query}`)).json().payload.totalElements;
    expect(await of(`policyId=${policyId}&taskStatus=OPEN`)).toBe(1);
    expect(await of(`policyId=${policyId}&taskStatus=DONE`)).toBe(0);
    expect(await of(`quoteId=${unknownId}`)).toBe(0);
  });

  it('needs an agent of the agency, and both parts of its record', async () => {
    const errors = async (values: object) => (await calls.create(values)).json().errors;
    const customerId = (await calls.me(customer)).id;
    for (const assigneeId of [unknownId, customerId, (await calls.me('unsubscribed@demo.test')).id])
      expect(await errors({ assigneeId })).toMatchObject([{ field: 'assigneeId', code: 'task.agentUnknown' }]);
    expect(await errors({ recordType: 'POLICY' })).toMatchObject([{ field: 'recordId' }]);
    expect(await errors({ recordId: unknownId })).toMatchObject([{ field: 'recordId' }]);
    expect(await errors({ dueDate: calls.today() + 1 })).toMatchObject([{ field: 'dueDate', code: 'field.day' }]);
    expect(await errors({ dueTime: '25:00' })).toMatchObject([{ field: 'dueTime' }]);
  });

  it('of a claim is hidden from agents without a license', async () => {
    const { id: recordId } = await records();
    const claim = { recordType: 'CLAIM', recordId };
    const refused = await calls.create(claim, assistant);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'task.licensed']);
    const given = await calls.create({ ...claim, assigneeId: (await calls.me(assistant)).id });
    expect(given.json().errors).toMatchObject([{ field: 'assigneeId', code: 'task.agentLicensed' }]);
    const task = await calls.task(claim);
    for (const response of [
      await calls.act(task.id, 'complete', assistant),
      await calls.snooze(task.id, null, assistant),
      await calls.update(task, {}, assistant),
      await calls.remove(task.id, assistant),
    ])
      expect([response.statusCode, response.json().code]).toEqual([403, 'task.licensed']);
    const listed = await calls.get(assistant, `/api/task/all?claimId=${recordId}`);
    expect(listed.json().payload.totalElements).toBe(0);
    expect(Object.values(await calls.work('&workScope=TEAM', assistant)).flat()).not.toContain(task.id);
    expect((await calls.work('&workScope=TEAM'))['TODAY']).toContain(task.id);
  });

  it('is finished once and can be opened again', async () => {
    const { id } = await calls.task();
    const done = (await calls.act(id, 'complete', owner)).json().payload;
    expect(done).toMatchObject({ doneDate: calls.now(), doneBy: { id: (await calls.me(owner)).id } });
    expect(Object.values(await calls.work()).flat()).not.toContain(id);
    const again = await calls.act(id, 'complete');
    expect([again.statusCode, again.json().code]).toEqual([409, 'task.done']);
    expect(again.json().payload.id).toBe(id);
    const changed = await calls.update(done);
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'task.done']);
    expect((await calls.act(id, 'reopen')).json().payload).toMatchObject({ doneDate: null, doneBy: null });
    expect((await calls.work())['TODAY']).toContain(id);
    expect((await calls.act(id, 'reopen')).json().code).toBe('task.open');
  });

  it('changes only in the version that the caller has read', async () => {
    const task = await calls.task();
    const mine = (await calls.me(owner)).id;
    const changed = await calls.update({ ...task, assignee: { id: mine } }, { title: 'Ask again', dueTime: '09:00' });
    expect(changed.json().payload).toMatchObject({ title: 'Ask again', dueTime: '09:00', assignee: { id: mine } });
    const stale = await calls.update(task);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
    expect(stale.json().payload.title).toBe('Ask again');
  });

  it('is deleted by its creator or the agency admin', async () => {
    const [{ id }, other] = [await calls.task(), await calls.task()];
    expect((await calls.remove(id, assistant)).statusCode).toBe(403);
    expect((await calls.remove(id)).statusCode).toBe(200);
    expect((await calls.remove(id)).json().code).toBe('task.notFound');
    expect((await calls.remove(other.id, owner)).statusCode).toBe(200);
    expect(Object.values(await calls.work()).flat()).not.toContain(other.id);
  });
});

describe('the work of an agent', () => {
  const moveTo = (time: number) => server.clock.advance(time - calls.now());
  const groupOf = async (id: string, query = '') =>
    Object.entries(await calls.work(query)).find(([, ids]) => ids.includes(id))?.[0];

  it('is grouped by the day of the caller', async () => {
    // the next Wednesday, 02:00 UTC: in Los Angeles it is still Tuesday
    const weekday = new Date(calls.today() * 1000).getUTCDay();
    moveTo(calls.today() + (7 + 3 - weekday) * DAY + 2 * 3600);
    const wednesday = calls.today();
    const expected: [days: number, utc: string, west: string][] = [
      [-2, 'OVERDUE', 'OVERDUE'],
      [-1, 'OVERDUE', 'TODAY'],
      [0, 'TODAY', 'WEEK'],
      [4, 'WEEK', 'WEEK'],
      [5, 'LATER', 'LATER'],
    ];
    for (const [days, utc, west] of expected) {
      const { id } = await calls.task({ dueDate: wednesday + days * DAY });
      expect([days, await groupOf(id), await groupOf(id, '&timeZone=America/Los_Angeles')]).toEqual([days, utc, west]);
    }
  });

  it('names the day of the caller', async () => {
    const todayIn = async (timeZone: string) =>
      (await calls.get(agent, `/api/task/work?timeZone=${timeZone}`)).json().payload.today;
    // 02:00 UTC
    moveTo(calls.today() + DAY + 2 * 3600);
    expect(await todayIn('UTC')).toBe(calls.today());
    expect(await todayIn('America/Los_Angeles')).toBe(calls.today() - DAY);
  });

  it('hides snoozed tasks until their time, and shows them on that day', async () => {
    const { id } = await calls.task({ dueDate: calls.today() - 2 * DAY });
    expect(await groupOf(id)).toBe('OVERDUE');
    const until = calls.today() + DAY + 9 * 3600;
    expect((await calls.snooze(id, until)).json().payload.snoozedUntil).toBe(until);
    expect(await groupOf(id)).toBe('SNOOZED');
    moveTo(until);
    expect(await groupOf(id)).toBe('TODAY');
    moveTo(until + DAY);
    expect(await groupOf(id)).toBe('OVERDUE');
    expect((await calls.snooze(id, calls.now())).json().errors).toMatchObject([{ code: 'task.snoozePast' }]);
    await calls.snooze(id, calls.now() + DAY);
    expect((await calls.snooze(id, null)).json().payload.snoozedUntil).toBe(null);
    expect(await groupOf(id)).toBe('OVERDUE');
  });

  it('is sorted by day and time, limited per group, and filtered by kind and assignee', async () => {
    await server.db.delete(tasks);
    const dueDate = calls.today();
    const late = await calls.task({ dueDate, dueTime: '16:00' });
    const whole = await calls.task({ dueDate });
    const early = await calls.task({ dueDate, dueTime: '08:30', taskKind: 'QUOTE' });
    const others = await calls.task({ dueDate }, owner);
    expect(await calls.work()).toEqual({ TODAY: [whole.id, early.id, late.id] });
    expect(await calls.work('&taskKind=QUOTE')).toEqual({ TODAY: [early.id] });
    expect((await calls.work('&workScope=TEAM'))['TODAY']).toHaveLength(4);
    expect((await calls.work('', owner))['TODAY']).toEqual([others.id]);
    const [group] = (await calls.get(agent, '/api/task/work?groupSize=1')).json().payload.groups;
    expect([group.total, group.tasks.length]).toEqual([3, 1]);
  });
});

describe('the calendar of tasks', () => {
  const days = async (first: number, last: number) => {
    const query = `firstDay=${calls.today() + first}&lastDay=${calls.today() + last}`;
    return calls.get(agent, `/api/task/calendar?${query}`);
  };

  it('has the open tasks of each due day, by time, also while they are snoozed', async () => {
    await server.db.delete(tasks);
    const tomorrow = calls.today() + DAY;
    const late = await calls.task({ dueDate: tomorrow, dueTime: '16:00' });
    const whole = await calls.task({ dueDate: tomorrow });
    const early = await calls.task({ dueDate: tomorrow, dueTime: '08:30', taskKind: 'QUOTE' });
    const past = await calls.task({ dueDate: calls.today() - 7 * DAY });
    const done = await calls.task();
    await calls.task({ dueDate: calls.today() - 8 * DAY });
    await calls.task({ dueDate: calls.today() + 35 * DAY });
    await calls.act(done.id, 'complete');
    await calls.snooze(late.id, calls.now() + 3 * DAY);
    const ids = [whole.id, early.id, late.id];
    expect(await calls.calendar()).toEqual([
      { in: -7, total: 1, ids: [past.id] },
      { in: 1, total: 3, ids },
    ]);
    expect(await calls.calendar('&taskKind=QUOTE')).toEqual([{ in: 1, total: 1, ids: [early.id] }]);
    // the number of all tasks is right although only the first ones are there
    expect(await calls.calendar('&daySize=2')).toMatchObject([{ total: 1 }, { total: 3, ids: ids.slice(0, 2) }]);
  });

  it('has the tasks of the caller, or of all agents of the agency', async () => {
    await server.db.delete(tasks);
    const mine = await calls.task();
    const others = await calls.task({}, owner);
    const { id: recordId } = await records();
    const claim = await calls.task({ recordType: 'CLAIM', recordId });
    expect(await calls.calendar('', owner)).toMatchObject([{ ids: [others.id] }]);
    const [team] = await calls.calendar('&workScope=TEAM');
    expect(team?.ids.toSorted()).toEqual([mine.id, others.id, claim.id].toSorted());
    // without a license, neither the task of the claim nor its number
    const [assistants] = await calls.calendar('&workScope=TEAM', assistant);
    expect(assistants).toMatchObject({ total: 2 });
    expect(assistants?.ids).not.toContain(claim.id);
  });

  it('has no task of another agency', async () => {
    await server.db.delete(tasks);
    const [other] = await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test'));
    if (!other?.agencyId) throw new Error('the demo has no other agency');
    const { agencyId, id } = other;
    const content = { title: 'Call', kind: 'CALL', dueOn: dateOf(calls.today()) } as const;
    await server.db.insert(tasks).values({ id: randomUUID(), ...content, agencyId, assigneeId: id, createdBy: id });
    expect(await calls.calendar('&workScope=TEAM', owner)).toEqual([]);
  });

  it('has at most the weeks of a month', async () => {
    expect((await days(0, 41 * DAY)).statusCode).toBe(200);
    for (const [first, last] of [
      [0, 42 * DAY],
      [DAY, 0],
    ] as const) {
      const refused = await days(first, last);
      expect([refused.statusCode, refused.json().errors]).toMatchObject([
        400,
        [{ field: 'lastDay', code: 'task.dayRange' }],
      ]);
    }
    expect((await days(1, DAY)).json().errors).toMatchObject([{ field: 'firstDay', code: 'field.day' }]);
    expect((await calls.get(agent, '/api/task/calendar')).statusCode).toBe(400);
  });

  it('shows a task on the day to which an agent moved it', async () => {
    await server.db.delete(tasks);
    const task = await calls.task();
    await calls.update(task, { dueDate: calls.today() + 3 * DAY, dueTime: '14:00' });
    expect(await calls.calendar()).toEqual([{ in: 3, total: 1, ids: [task.id] }]);
  });
});
