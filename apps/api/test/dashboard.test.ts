import { DAY, dateOf, utcToday } from '@fairlead/rules';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import {
  agencies,
  agencyInsuranceTypes,
  agencySubscriptions,
  coupons,
  files,
  insuranceTypes,
  invitations,
  opportunities,
  policies,
  roles,
  subscriptionPackages,
  transactions,
  uploadedDocs,
  users,
  verificationDocs,
} from '../src/db/schema/index.ts';
import { accountRequests, newEmail } from './support/accounts.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { quoteCalls } from './support/quotes.ts';

let server: Harness;
let packageId = '';
const { signUp, verify } = accountRequests(() => server);

beforeAll(async () => {
  server = await startHarness();
  const [offered] = await server.db.select().from(subscriptionPackages).limit(1);
  packageId = offered?.id ?? '';
});
afterAll(() => server.close());

const platform = async (as = 'admin@demo.test') =>
  (await server.call(as, { url: '/api/dashboard/platform' })).json().payload;
const agency = async (as: string) => (await server.call(as, { url: '/api/dashboard/agency' })).json().payload;
type Row = Record<string, unknown>;
const page = async (url: string) =>
  (await server.call('admin@demo.test', { url: `${url}&pageSize=100` })).json().payload;
const listed = async (url: string): Promise<number> => (await page(url)).totalElements;
const rows = async (url: string): Promise<Row[]> => (await page(url)).content;
const inDays = (days: number) => new Date((server.clock.now() + days * DAY) * 1000);
const person = async (email: string) => {
  const [found] = await server.db.select().from(users).where(eq(users.email, email));
  if (!found?.agencyId) throw new Error(`${email} is of no agency`);
  return { userId: found.id, agencyId: found.agencyId };
};

async function addAgency(name: string, planEndsInDays?: number) {
  const id = uuidv7();
  await server.db.insert(agencies).values({ id, name, email: 'a@b.test' });
  if (planEndsInDays === undefined) return;
  const plan = {
    packageId,
    packageName: 'Growth',
    priceCents: 12_900,
    duration: 'THREE_MONTH' as const,
    subscribedAt: inDays(-40),
  };
  await server.db
    .insert(agencySubscriptions)
    .values({ id: uuidv7(), agencyId: id, ...plan, expiresAt: inDays(planEndsInDays) });
}

describe('the platform dashboard', () => {
  it('counts agencies by plan and lists the plans that expire first', async () => {
    const before = await platform();
    await addAgency('Ends Tomorrow Agency', 1);
    await addAgency('Ends Later Agency', 31);
    await addAgency('Ended Agency', -1);
    await addAgency('Never Agency');
    const after = await platform();
    expect(after.agencies).toEqual({
      total: before.agencies.total + 4,
      subscribed: before.agencies.subscribed + 2,
      expired: before.agencies.expired + 1,
      none: before.agencies.none + 1,
    });
    expect(after.expiring.total).toBe(before.expiring.total + 1);
    const ends = after.expiring.plans.map((plan: { expirationDateTime: number }) => plan.expirationDateTime);
    expect(ends).toEqual(ends.toSorted((a: number, b: number) => a - b));
    expect(after.expiring.plans.length).toBeLessThanOrEqual(5);
    expect(after.expiring.plans).toContainEqual({
      agencyId: expect.any(String),
      agencyName: 'Ends Tomorrow Agency',
      photo: null,
      packageName: 'Growth',
      expirationDateTime: server.clock.now() + DAY,
    });
  });

  it('sums the payments of twelve months, without failed and refunded ones', async () => {
    const before = await platform();
    const who = await person('owner@demo.test');
    const sale = { ...who, packageId, packageName: 'Growth', kind: 'NEW' as const, duration: 'ONE_MONTH' as const };
    const amounts = { priceCents: 12_345, discountCents: 345, paidCents: 12_000 };
    for (const status of ['PAID', 'FAILED', 'REFUNDED', 'PENDING'] as const) {
      const keys = { id: uuidv7(), reference: uuidv7(), idempotencyKey: uuidv7() };
      await server.db.insert(transactions).values({ ...keys, ...sale, ...amounts, status, createdAt: inDays(0) });
    }
    const { revenue } = await platform();
    expect(revenue).toHaveLength(12);
    const now = new Date(server.clock.now() * 1000);
    expect(revenue[11].month).toBe(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) / 1000);
    expect(revenue[11].amount).toBeCloseTo(before.revenue[11].amount + 120, 5);
    expect(revenue.slice(0, 11)).toEqual(before.revenue.slice(0, 11));
  });

  it('counts documents that wait for review and shows the most used coupons', async () => {
    const before = await platform();
    const { userId, agencyId } = await person('owner@demo.test');
    const docId = uuidv7();
    const file = { name: 'a.pdf', contentType: 'application/pdf', size: 1, sha256: '', uploadType: 'OTHER' };
    const fileId = uuidv7();
    await server.db
      .insert(verificationDocs)
      .values({ id: docId, name: 'To review', hasExpirationDate: false, required: true, active: true });
    await server.db.insert(files).values({ id: fileId, agencyId, uploadedBy: userId, storageKey: fileId, ...file });
    await server.db.insert(uploadedDocs).values({ id: uuidv7(), agencyId, docId, fileId, uploadedBy: userId });
    await server.db.insert(coupons).values({
      id: uuidv7(),
      code: 'EVERYBODY',
      discountType: 'FIXED',
      discountCents: 100,
      maxUses: 100_000,
      usedCount: 99_999,
      expiresOn: dateOf(utcToday(server.clock.now())),
    });
    const after = await platform();
    expect(after.documentsToReview).toBe(before.documentsToReview + 1);
    expect(after.couponUse[0]).toMatchObject({ couponCode: 'EVERYBODY', usedCount: 99_999 });
    expect(after.couponUse.length).toBeLessThanOrEqual(6);
  });

  it('has the same numbers as the linked lists', async () => {
    await addAgency('Nearly Ended Agency', 29.99);
    await addAgency('Hardly Ending Agency', 30.01);
    const { userId, agencyId } = await person('owner@demo.test');
    const [docId, fileId] = [uuidv7(), uuidv7()];
    const file = { name: 'a.pdf', contentType: 'application/pdf', size: 1, sha256: '', uploadType: 'OTHER' };
    await server.db
      .insert(verificationDocs)
      .values({ id: docId, name: 'Over before a review', hasExpirationDate: true, required: true, active: true });
    await server.db.insert(files).values({ id: fileId, agencyId, uploadedBy: userId, storageKey: fileId, ...file });
    const expiresOn = dateOf(utcToday(server.clock.now()) - DAY);
    await server.db
      .insert(uploadedDocs)
      .values({ id: uuidv7(), agencyId, docId, fileId, uploadedBy: userId, expiresOn });

    const { documentsToReview, expiring, agencies: byPlan, couponUse, revenue } = await platform();
    expect(await listed('/api/uploaded-doc/all?status=PENDING')).toBe(documentsToReview);
    expect(await listed('/api/agency-subscription-plan/all?isDeleted=false&status=EXPIRING')).toBe(expiring.total);
    expect(await listed('/api/agency/all?')).toBe(byPlan.total);
    expect(await listed('/api/agency/all?subscription=SUBSCRIBED')).toBe(byPlan.subscribed);
    expect(await listed('/api/agency/all?subscription=EXPIRED')).toBe(byPlan.expired);
    expect(await listed('/api/agency/all?subscription=NONE')).toBe(byPlan.none);
    const usable = (await rows('/api/coupons/all?isActive=true')).map(({ couponCode }) => couponCode);
    expect(usable).toEqual(expect.arrayContaining(couponUse.map((coupon: Row) => coupon.couponCode)));
    const paid = await rows('/api/transaction/all?status=PAID&period=THIS_MONTH');
    expect(await listed('/api/transaction/all?status=PAID')).toBeGreaterThan(paid.length);
    expect(paid.map(({ creationDate }) => Number(creationDate) < revenue[11].month)).not.toContain(true);
    const kept = paid.map(({ paidAmount, withdrawnAmount }) => Number(paidAmount) - Number(withdrawnAmount));
    expect(kept.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(revenue[11].amount, 5);
  });

  it('omits figures that the admin may not read', async () => {
    const seen = await platform('limited-admin@demo.test');
    expect(seen.revenue).toBeNull();
    expect(seen.documentsToReview).toBeNull();
    expect(seen.couponUse).not.toBeNull();
  });
});

describe('the agency dashboard', () => {
  it('shows the end of the plan, the members and the missing documents', async () => {
    const seen = await agency('owner@demo.test');
    expect(seen.plan).toMatchObject({ packageName: 'Agency', price: 449, expired: false });
    expect(seen.agents.licensed).toBeGreaterThanOrEqual(2);
    expect(seen.agents.total).toBeGreaterThan(seen.agents.licensed);
    const docId = uuidv7();
    await server.db
      .insert(verificationDocs)
      .values({ id: docId, name: 'Missing', hasExpirationDate: false, required: true, active: true });
    const later = await agency('owner@demo.test');
    expect(later.documents).toEqual({
      required: seen.documents.required + 1,
      missing: seen.documents.missing + 1,
    });
  });

  it('counts as many members as the list, including disabled ones', async () => {
    const members = async (licensed = '') =>
      (await server.call('owner@demo.test', { url: `/api/agency/agents?pageSize=1${licensed}` })).json().payload
        .totalElements;
    const { userId } = await person('assistant@demo.test');
    for (const disabledAt of [null, new Date()]) {
      await server.db.update(users).set({ disabledAt }).where(eq(users.id, userId));
      const { agents } = await agency('owner@demo.test');
      expect(agents).toEqual({ total: await members(), licensed: await members('&licensed=true') });
    }
    await server.db.update(users).set({ disabledAt: null }).where(eq(users.id, userId));
  });

  it('counts as missing the documents that the page requests again', async () => {
    const { documents } = await agency('owner@demo.test');
    const requested: Row[] = (await server.call('owner@demo.test', { url: '/api/verification-doc/root' })).json()
      .payload;
    const required = requested.filter((doc) => doc.required);
    const urgent = required.filter(({ status }) => ['MISSING', 'REJECTED', 'EXPIRED'].includes(String(status)));
    expect(documents).toEqual({ required: required.length, missing: urgent.length });
  });

  it("of an agency without a plan shows that, and no other agency's data", async () => {
    const seen = await agency('unsubscribed@demo.test');
    expect(seen.plan).toBeNull();
  });

  it('tells which first steps of a new agency are done', async () => {
    const email = newEmail();
    await signUp({ email });
    await verify(email);
    const setup = async () => (await agency(email)).setup;
    // the rows of other agencies do not count
    const nothing = { hasLinesOfBusiness: false, hasInvitedAgents: false, hasContacts: false };
    expect(await setup()).toEqual(nothing);

    const { userId, agencyId } = await person(email);
    const [type] = await server.db.select({ id: insuranceTypes.id }).from(insuranceTypes).limit(1);
    const insuranceTypeId = type?.id ?? '';
    await server.db.insert(agencyInsuranceTypes).values({ id: uuidv7(), agencyId, insuranceTypeId });
    expect(await setup()).toEqual({ ...nothing, hasLinesOfBusiness: true });

    const [customerRole] = await server.db.select().from(roles).where(eq(roles.roleType, 'CUSTOMER'));
    const [agentRole] = await server.db.select().from(roles).where(eq(roles.roleType, 'AGENT'));
    const invite = (role: typeof agentRole) =>
      server.db.insert(invitations).values({
        id: uuidv7(),
        agencyId,
        roleId: role?.id ?? '',
        email: newEmail(),
        invitedBy: userId,
        tokenHash: uuidv7(),
        expiresAt: inDays(7),
      });
    await invite(customerRole);
    expect((await setup()).hasInvitedAgents).toBe(false);
    await invite(agentRole);
    expect((await setup()).hasInvitedAgents).toBe(true);
    expect((await agency('owner@demo.test')).setup.hasContacts).toBe(true);
  });
});

describe('the pipeline dashboard', () => {
  interface Pipeline {
    opportunities: { status: string; total: number; premium: number }[];
    assigned: { status: string; total: number; premium: number }[];
    quotesPendingApproval: number | null;
    policiesToWrite: number | null;
  }
  const pipeline = async (as: string): Promise<Pipeline> =>
    (await server.call(as, { url: '/api/dashboard/pipeline' })).json().payload;
  const total = async (as: string, url: string): Promise<number> =>
    (await server.call(as, { url: `${url}&pageSize=1` })).json().payload.totalElements;
  const sum = ({ opportunities }: Pipeline) => opportunities.reduce((all, { total: some }) => all + some, 0);

  it('counts as many opportunities per status as the list', async () => {
    const seen = await pipeline('agent@demo.test');
    expect(seen.opportunities.length).toBeGreaterThan(3);
    for (const { status, total: some, premium } of seen.opportunities) {
      const url = `/api/opportunity/all?status=${status}&pageSize=100`;
      const { content, totalElements } = (await server.call('agent@demo.test', { url })).json().payload;
      expect(some, status).toBe(totalElements);
      if (totalElements > content.length) continue;
      const sum = content.reduce((all: number, row: { premium: number | null }) => all + (row.premium ?? 0), 0);
      expect(premium, status).toBeCloseTo(sum, 2);
    }
    expect(sum(seen)).toBe(await total('agent@demo.test', '/api/opportunity/all?isDeleted=false'));
  });

  it('counts the opportunities that are assigned to the caller', async () => {
    const { userId } = await person('agent@demo.test');
    const counted = async () => {
      const { assigned } = await pipeline('agent@demo.test');
      return new Map(assigned.map(({ status, total: some, premium }) => [status, [some, Math.round(premium * 100)]]));
    };
    const stored = async () => {
      const own = and(eq(opportunities.assignedAgentId, userId), isNull(opportunities.deletedAt));
      const found = await server.db.select().from(opportunities).where(own);
      const byStatus = new Map<string, [number, number]>();
      for (const { status, premiumCents } of found) {
        const [some, cents] = byStatus.get(status) ?? [0, 0];
        byStatus.set(status, [some + 1, cents + (premiumCents ?? 0)]);
      }
      return byStatus;
    };
    const before = await counted();
    expect(before).toEqual(await stored());
    const other = and(ne(opportunities.assignedAgentId, userId), isNull(opportunities.deletedAt));
    const [given] = await server.db.select().from(opportunities).where(other).limit(1);
    await server.db
      .update(opportunities)
      .set({ assignedAgentId: userId })
      .where(eq(opportunities.id, given?.id ?? ''));
    expect(await counted()).toEqual(await stored());
    expect(await counted()).not.toEqual(before);
  });

  it('shows unlicensed agents their assigned records and no quotes', async () => {
    const { userId } = await person('assistant@demo.test');
    const before = await pipeline('assistant@demo.test');
    const [mine] = await server.db
      .update(opportunities)
      .set({ assignedAgentId: userId })
      .where(
        eq(
          opportunities.id,
          server.db
            .select({ id: opportunities.id })
            .from(opportunities)
            .where(and(ne(opportunities.assignedAgentId, userId), isNull(opportunities.deletedAt)))
            .limit(1),
        ),
      )
      .returning();
    expect(mine).toBeDefined();
    const after = await pipeline('assistant@demo.test');
    expect(sum(after)).toBe(sum(before) + 1);
    expect(sum(after)).toBeLessThan(sum(await pipeline('agent@demo.test')));
    expect(after.quotesPendingApproval).toBeNull();
    expect(after.policiesToWrite).toBeNull();
  });

  it('counts as many unanswered and accepted quotes as the list', async () => {
    const { quote, update, answer, detail, userOf } = quoteCalls(() => server);
    const counted = async () => {
      const { quotesPendingApproval, policiesToWrite } = await pipeline('owner@demo.test');
      expect(quotesPendingApproval).toBe(await total('owner@demo.test', '/api/quotes/all?answer=WAITING'));
      expect(policiesToWrite).toBe(await total('owner@demo.test', '/api/quotes/all?answer=POLICY_TO_WRITE'));
      return { waiting: quotesPendingApproval ?? 0, toWrite: policiesToWrite ?? 0 };
    };
    const before = await counted();
    const created = await quote();
    expect(await counted()).toEqual(before);
    await update(created, { quoteStatus: 'PENDING_APPROVAL' });
    expect(await counted()).toEqual({ ...before, waiting: before.waiting + 1 });
    await answer({ quoteId: created.id, customerFeedback: 'ACCEPTED' });
    expect(await counted()).toEqual({ ...before, toWrite: before.toWrite + 1 });

    // a policy ends it
    const { quote: accepted } = await detail(created.id);
    const { id: assignedAgentId, agencyId } = await userOf('agent@demo.test');
    if (!agencyId) throw new Error('the agent has no agency');
    await server.db.insert(policies).values({
      id: uuidv7(),
      agencyId,
      serial: 900_000,
      policyNumber: 'PN-900000',
      contactId: accepted.contactId,
      insuranceTypeId: accepted.insuranceTypeId,
      quoteId: created.id,
      assignedAgentId,
      createdBy: assignedAgentId,
    });
    expect(await counted()).toEqual(before);

    // a policy also ends the wait for an answer
    const unanswered = await quote({ quoteStatus: 'PENDING_APPROVAL' });
    expect(await counted()).toEqual({ ...before, waiting: before.waiting + 1 });
    const { quote: unansweredQuote } = await detail(unanswered.id);
    await server.db.insert(policies).values({
      id: uuidv7(),
      agencyId,
      serial: 900_001,
      policyNumber: 'PN-900001',
      contactId: unansweredQuote.contactId,
      insuranceTypeId: unansweredQuote.insuranceTypeId,
      quoteId: unanswered.id,
      assignedAgentId,
      createdBy: assignedAgentId,
    });
    expect(await counted()).toEqual(before);

    // so does a rejection
    const other = await quote({ quoteStatus: 'PENDING_APPROVAL' });
    expect(await counted()).toEqual({ ...before, waiting: before.waiting + 1 });
    await answer({ quoteId: other.id, customerFeedback: 'REJECTED' });
    expect(await counted()).toEqual(before);
  });
});
