import { DAY, dateOf, renewalDues, renewalStages } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, notifications, opportunities, policies, quotes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent } from './support/quotes.ts';

let server: Harness;
const calls = policyCalls(() => server);
const { today } = calls;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

let made = 0;
/** Policy with a number of its own, by which `find` finds it. */
const policyDue = (days: number, values: object = {}) =>
  calls.policy({
    policyNumber: `RENEWAL-${++made}-X`,
    effectiveDate: today() - 344 * DAY,
    expiredDate: today() + days * DAY,
    ...values,
  });
const list = async (query: string) => {
  const response = await calls.get(agent, `/api/renewals/all?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};
const find = async ({ policyNumber }: { policyNumber: string }, query = '') =>
  (await list(`policyNumber=${policyNumber}&${query}`)).content[0];
const figures = async (query = '') => (await calls.get(agent, `/api/renewals/figures?${query}`)).json().payload;
const stageOf = async (policy: { policyNumber: string }) => (await find(policy)).renewalStage;
const requoted = async (id: string) => {
  const { carrierId } = await calls.quotes.input();
  const { payload } = (await calls.requote(id, { carrierIds: [carrierId] })).json();
  return { opportunityId: payload.opportunityId as string, quoteId: payload.quoteIds[0] as string };
};
const setQuote = (id: string, values: Partial<typeof quotes.$inferInsert>) =>
  server.db.update(quotes).set(values).where(eq(quotes.id, id));

describe('the stage of a renewal', () => {
  it('starts without a quote, and becomes LOST with a reason of not renewing', async () => {
    const policy = await policyDue(21);
    expect(await find(policy)).toMatchObject({
      id: policy.id,
      renewalStage: 'NOT_STARTED',
      renewalPremium: null,
      renewalQuote: null,
      opportunityId: null,
    });
    await calls.markNotRenewing(policy, { reason: 'SOLD' });
    expect(await find(policy)).toMatchObject({ renewalStage: 'LOST', nonRenewalReason: 'SOLD' });
    await requoted(policy.id);
    expect(await find(policy)).toMatchObject({ renewalStage: 'QUOTING', nonRenewalReason: null });
    await calls.markNotRenewing({ ...policy, version: 3 }, { reason: 'SOLD' });
    expect(await stageOf(policy)).toBe('LOST');
  });

  it('follows the quotes of the re-quote, to the policy of the next term', async () => {
    const policy = await policyDue(40);
    const { opportunityId, quoteId } = await requoted(policy.id);
    expect(await find(policy)).toMatchObject({
      renewalStage: 'QUOTING',
      renewalPremium: 1184.5,
      opportunityId,
      renewalQuote: { id: quoteId, quoteStatus: 'PENDING', customerFeedback: null, policyId: null },
    });
    await setQuote(quoteId, { status: 'PENDING_APPROVAL', premiumCents: 130_000 });
    expect(await find(policy)).toMatchObject({ renewalStage: 'OFFERED', renewalPremium: 1300 });
    await setQuote(quoteId, { customerFeedback: 'REJECTED', feedbackAt: new Date() });
    expect(await stageOf(policy)).toBe('QUOTING');
    await setQuote(quoteId, { customerFeedback: 'ACCEPTED' });
    expect(await stageOf(policy)).toBe('ACCEPTED');

    const next = (await calls.create({ policyNumber: `NEXT-OF-${policy.policyNumber}`, quoteId })).json().payload;
    expect(next).toMatchObject({ previousPolicyId: policy.id, premium: 1300 });
    expect(await find(policy)).toMatchObject({ renewalStage: 'ACCEPTED', nextPolicyId: next.id });
  });

  it('shows the quote that is closest to a policy', async () => {
    const policy = await policyDue(41);
    const waiting = await requoted(policy.id);
    const unsent = await requoted(policy.id);
    await setQuote(waiting.quoteId, { status: 'PENDING_APPROVAL' });
    expect(await find(policy)).toMatchObject({ renewalStage: 'OFFERED', renewalQuote: { id: waiting.quoteId } });
    await setQuote(waiting.quoteId, { deletedAt: new Date() });
    expect(await find(policy)).toMatchObject({ renewalStage: 'QUOTING', renewalQuote: { id: unsent.quoteId } });
    await setQuote(unsent.quoteId, { deletedAt: new Date() });
    expect(await find(policy)).toMatchObject({ renewalStage: 'QUOTING', renewalQuote: null });
    await server.db.update(opportunities).set({ status: 'LOST' }).where(eq(opportunities.renewedPolicyId, policy.id));
    expect(await find(policy)).toMatchObject({ renewalStage: 'NOT_STARTED', opportunityId: null });
  });

  it('is ACCEPTED when the policy is renewed', async () => {
    const policy = await policyDue(21);
    const next = (await calls.renew(policy)).json().payload;
    expect(await find(policy)).toMatchObject({
      renewalStage: 'ACCEPTED',
      nextPolicyId: next.id,
      renewalPremium: 1250.75,
    });
  });

  it('keeps a renewed policy when a quote for the same term becomes a policy', async () => {
    const policy = await policyDue(21);
    const { quoteId } = await requoted(policy.id);
    const next = (await calls.renew(policy)).json().payload;
    const other = await calls.create({ policyNumber: `OTHER-OF-${policy.policyNumber}`, quoteId });
    expect([other.statusCode, other.json().payload.previousPolicyId]).toEqual([201, null]);
    expect(await find(policy)).toMatchObject({ nextPolicyId: next.id });
  });
});

describe('the stored stage', () => {
  const storedStage = async (id: string) => {
    const rows = await server.db.select({ stage: policies.renewalStage }).from(policies).where(eq(policies.id, id));
    return rows[0]?.stage;
  };

  it('follows the answer of a customer, who may not read opportunities', async () => {
    const policy = await policyDue(42);
    const { quoteId } = await requoted(policy.id);
    await setQuote(quoteId, { status: 'PENDING_APPROVAL' });
    expect(await storedStage(policy.id)).toBe('OFFERED');
    const answered = await calls.quotes.answer({ quoteId, customerFeedback: 'ACCEPTED' });
    expect([answered.statusCode, await storedStage(policy.id)]).toEqual([200, 'ACCEPTED']);
  });

  it('follows quotes that move to another opportunity, and rows that are deleted for good', async () => {
    const [from, to] = [await policyDue(43), await policyDue(43)];
    const [first, second] = [await requoted(from.id), await requoted(to.id)];
    await setQuote(first.quoteId, { status: 'PENDING_APPROVAL' });
    await setQuote(first.quoteId, { opportunityId: second.opportunityId });
    expect([await storedStage(from.id), await storedStage(to.id)]).toEqual(['QUOTING', 'OFFERED']);
    await server.db.delete(notifications).where(eq(notifications.quoteId, first.quoteId));
    await server.db.delete(quotes).where(eq(quotes.id, first.quoteId));
    expect(await storedStage(to.id)).toBe('QUOTING');
    await server.db.delete(opportunities).where(eq(opportunities.id, first.opportunityId));
    expect(await storedStage(from.id)).toBe('NOT_STARTED');
  });

  it('is right when the quotes of a policy change at the same time', async () => {
    const policy = await policyDue(44);
    const ids = [];
    for (let made = 0; made < 6; made += 1) ids.push((await requoted(policy.id)).quoteId);
    await Promise.all(ids.map((id) => setQuote(id, { status: 'PENDING_APPROVAL' })));
    const rejected = { customerFeedback: 'REJECTED', feedbackAt: new Date() } as const;
    await Promise.all(ids.map((id) => setQuote(id, rejected)));
    expect(await storedStage(policy.id)).toBe('QUOTING');
  });
});

describe('the groups by expiration date', () => {
  it('include the last day, and exclude overdue policies', async () => {
    for (const [days, groups] of [
      [0, ['IN_30', 'IN_60', 'IN_90']],
      [30, ['IN_30', 'IN_60', 'IN_90']],
      [31, ['IN_60', 'IN_90']],
      [90, ['IN_90']],
      [91, []],
      [-1, ['OVERDUE']],
      [-59, ['OVERDUE']],
      [-60, []],
    ] as const) {
      const policy = await policyDue(days);
      const found = [];
      for (const due of renewalDues) if (await find(policy, `due=${due}`)) found.push(due);
      expect([days, found]).toEqual([days, groups]);
      expect([days, (await find(policy)) !== undefined]).toEqual([days, groups.length > 0]);
    }
  });

  it('leave out policies that are cancelled, or overdue and decided', async () => {
    const cancelled = await policyDue(10, { policyStatus: 'CANCELLED' });
    const lost = await policyDue(-5, { policyStatus: 'EXPIRED' });
    expect(await find(lost)).toMatchObject({ renewalStage: 'NOT_STARTED' });
    await calls.markNotRenewing(lost);
    const renewed = await policyDue(-5);
    await calls.renew(renewed);
    for (const policy of [cancelled, lost, renewed]) expect(await find(policy)).toBeUndefined();
  });

  it('are sorted by expiration date, with filters by agent and stage', async () => {
    const { content, totalElements } = await list('ascOrDesc=asc&pageSize=100');
    const days = content.map(({ expiredDate }: { expiredDate: number }) => expiredDate);
    expect(days).toEqual(days.toSorted((a: number, b: number) => a - b));
    const mine = await list('filters=agent.is.ME&pageSize=100');
    const others = content.filter(
      ({ assignedAgentId }: { assignedAgentId: string }) => assignedAgentId !== mine.content[0].assignedAgentId,
    );
    expect(others.length).toBeGreaterThan(0);
    expect(mine.totalElements).toBe(totalElements - others.length);
    const stages = await list('filters=stage.any.LOST.ACCEPTED&pageSize=100');
    expect(new Set(stages.content.map(({ renewalStage }: { renewalStage: string }) => renewalStage))).toEqual(
      new Set(['LOST', 'ACCEPTED']),
    );
  });
});

describe('the figures', () => {
  const total = async (query: string) => (await list(`${query}&pageSize=1`)).totalElements;

  it('at risk can be read alone', async () => {
    const { atRisk } = await figures();
    expect(atRisk.some(({ notStarted }: { notStarted: number }) => notStarted > 0)).toBe(true);
    expect((await calls.get(agent, '/api/renewals/at-risk')).json().payload).toEqual(atRisk);
  });

  it.each(['', 'mine=true'])('agree with the lists that they link to: %s', async (query) => {
    const seen = await figures(query);
    const of = query === '' ? '' : '&filters=agent.is.ME';
    expect(await total(`due=OVERDUE${of}`)).toBe(seen.overdue);
    expect(await total(`due=IN_30${of}`)).toBe(seen.in30);
    expect(await total(`due=IN_60${of}`)).toBe(seen.in60);
    expect(await total(`due=IN_90${of}`)).toBe(seen.in90);
    for (const { renewalStage, count } of seen.stages)
      expect([renewalStage, await total(`due=IN_90&stage=${renewalStage}${of}`)]).toEqual([renewalStage, count]);
    expect(seen.stages.map(({ renewalStage }: { renewalStage: string }) => renewalStage)).toEqual(renewalStages);
    const { content } = await list(`due=IN_90&pageSize=100${of}`);
    const sum = (rows: { premium: number | null }[]) => rows.reduce((all, { premium }) => all + (premium ?? 0), 0);
    expect(seen.premium).toBeCloseTo(sum(content), 2);
    const notStarted = content.filter(({ renewalStage }: { renewalStage: string }) => renewalStage === 'NOT_STARTED');
    const atRisk = seen.atRisk.reduce((all: number, { premium }: { premium: number }) => all + premium, 0);
    expect(atRisk).toBeCloseTo(sum(notStarted), 2);
    expect(seen.customers).toBe(new Set(content.map(({ contactId }: { contactId: string }) => contactId)).size);
  });

  it('agree with the dashboard', async () => {
    const { in30, in60, in90 } = await figures();
    const { expiring } = (await calls.get(agent, '/api/dashboard/pipeline')).json().payload.policies;
    expect({ in30, in60, in90 }).toEqual(expiring);
    const counted = (await calls.get(agent, '/api/renewals/count')).json().payload;
    expect(counted).toEqual({ in30 });
    expect(in30).toBeGreaterThan(0);
  });

  it('have the share of the ended policies with a next term', async () => {
    const quarterOf = (months: number) => {
      const day = new Date(today() * 1000);
      return Date.UTC(day.getUTCFullYear(), Math.floor(day.getUTCMonth() / 3) * 3 + months) / 1000;
    };
    await server.db.update(policies).set({ expiresOn: null });
    expect((await figures()).retention).toEqual({ quarter: null, previousQuarter: null });
    const set = (id: string, expiredDate: number, status: 'EXPIRED' | 'CANCELLED' = 'EXPIRED') =>
      server.db
        .update(policies)
        .set({ effectiveOn: dateOf(expiredDate - 365 * DAY), expiresOn: dateOf(expiredDate), status })
        .where(eq(policies.id, id));
    const inPrevious = quarterOf(-3) + 5 * DAY;
    const renewed = await policyDue(21);
    await calls.renew(renewed);
    await set(renewed.id, inPrevious);
    for (const status of ['EXPIRED', 'EXPIRED', 'CANCELLED'] as const)
      await set((await policyDue(21)).id, inPrevious, status);
    expect((await figures()).retention.previousQuarter).toBe(33.3);
    expect((await figures()).retention.quarter).toBeNull();
  });
});

it('the day of the agency decides which policies are overdue', async () => {
  const last = today() + DAY;
  const policy = await policyDue(1);
  const { agencyId } = await calls.quotes.ownContact();
  const moveTo = async (timeZone: string, instant: number) => {
    await server.db.update(agencies).set({ timeZone }).where(eq(agencies.id, agencyId));
    server.clock.advance(instant - server.clock.now());
  };
  const groups = async () => {
    const due: string[] = [];
    for (const each of ['IN_30', 'OVERDUE']) if (await find(policy, `due=${each}`)) due.push(each);
    const listed = await calls.get(agent, `/api/policy/all?expiresWithin=30&policyNumber=${policy.policyNumber}`);
    const filtered = await calls.get(
      agent,
      `/api/policy/all?filters=expires.next.30&policyNumber=${policy.policyNumber}`,
    );
    const { overdue, in30 } = await figures();
    const count = (await calls.get(agent, '/api/renewals/count')).json().payload.in30;
    const [shown, found] = [listed, filtered].map((answer) => answer.json().payload.totalElements);
    return { due, listed: shown, filtered: found, overdue, in30, count };
  };
  // 18:00 of the last day in Los Angeles
  await moveTo('America/Los_Angeles', last + DAY + 2 * 3600);
  const before = await groups();
  expect(before).toMatchObject({ due: ['IN_30'], listed: 1, filtered: 1 });
  expect(before.count).toBe(before.in30);
  expect((await figures()).atRisk).toMatchObject([
    { due: 'IN_30', firstDay: last, lastDay: last + 30 * DAY },
    { due: 'IN_60', firstDay: last + 31 * DAY, lastDay: last + 60 * DAY },
    { due: 'IN_90', firstDay: last + 61 * DAY, lastDay: last + 90 * DAY },
  ]);
  await moveTo('America/Los_Angeles', last + DAY + 8 * 3600);
  const after = await groups();
  expect(after).toMatchObject({
    due: ['OVERDUE'],
    listed: 0,
    filtered: 0,
    overdue: before.overdue + 1,
    in30: before.in30 - 1,
  });
});
