import { customerViewMinutes } from '@fairlead/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, isOpenToViews } from '../src/access.ts';
import { contract } from '../src/contract/document.ts';
import {
  agencies,
  auditLog,
  contacts,
  docs,
  insuranceTypes,
  mails,
  notifications,
  policies,
  sessions,
  users,
  customerViews as views,
} from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { endCustomerViews } from '../src/jobs/endCustomerViews.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { customerCaller } from './support/customerCaller.ts';
import { makeCustomer } from './support/customers.ts';
import { customerViews } from './support/customerViews.ts';
import { rowsOf, tablesWith } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { otherAccounts } from './support/otherAccounts.ts';
import { requestOf } from './support/sweep.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const { newCustomer, newMember, act, idOf, signIn } = otherAccounts(() => server);
const { start, startedBy, end, send, statusOf } = customerViews(() => server);
const { createRecord } = contactCalls(() => server);

/** Entries of an agent in the audit log about a record, oldest first. */
const entriesOf = async (recordId: string) => {
  const rows = await server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.recordId, recordId), eq(auditLog.outcome, 'DONE')))
    .orderBy(asc(auditLog.id));
  return rows.map(({ operationId, userId, action, recordType, networkAddress }) => ({
    operationId,
    userId,
    action,
    recordType,
    networkAddress,
  }));
};

describe('a view of the portal as a customer', () => {
  it.each([agent, owner])('is started by %s, and shows what the customer sees', async (viewer) => {
    const customer = await newCustomer();
    const started = await start(viewer, customer.contactId);
    expect(started.json()).toMatchObject({ code: 'customerView.started' });
    const token = started.json().payload.accessToken;
    const me = (await send(token, { url: '/api/auth/me' })).json().payload;
    const [{ name } = { name: '' }] = await server.db.select().from(users).where(eq(users.email, viewer));
    expect(me).toMatchObject({
      roleType: 'CUSTOMER',
      user: { id: customer.id, email: customer.email },
      view: {
        viewerName: name,
        contactId: customer.contactId,
        expirationDate: server.clock.now() + customerViewMinutes * 60,
      },
    });
    const own = await server.call(customer.email, { url: '/api/policy/all' });
    const seen = await send(token, { url: '/api/policy/all' });
    const numbersOf = (answer: typeof own) =>
      answer.json().payload.content.map(({ policyNumber }: { policyNumber: string }) => policyNumber);
    expect(numbersOf(seen)).toEqual(numbersOf(own));
    expect(numbersOf(seen).length).toBeGreaterThan(0);
    expect((await server.call(customer.email, { url: '/api/auth/me' })).json().payload.view).toBeUndefined();
  });

  it('is recorded in the audit log of the contact, by the agent', async () => {
    const { contactId } = await newCustomer();
    const token = await startedBy(agent, contactId);
    expect((await end(token)).json()).toMatchObject({ code: 'customerView.ended' });
    const by = { userId: await idOf(agent), recordType: 'contact', networkAddress: '127.0.0.1' };
    expect(await entriesOf(contactId)).toEqual([
      { operationId: 'startCustomerView', action: 'VIEW_STARTED', ...by },
      { operationId: 'endCustomerView', action: 'VIEW_ENDED', ...by },
    ]);
    expect(await statusOf(token)).toBe(401);
  });

  it('records downloads and refusals by the agent', async () => {
    const { contactId } = await newCustomer();
    const token = await startedBy(agent, contactId);
    const [policy] = await server.db.select().from(policies).where(eq(policies.contactId, contactId)).limit(1);
    const [doc] = await server.db
      .select()
      .from(docs)
      .where(eq(docs.policyId, policy?.id ?? ''))
      .limit(1);
    expect((await send(token, { method: 'PUT', url: `/api/docs/id/${doc?.id}` })).statusCode).toBe(200);
    expect(await entriesOf(doc?.id ?? '')).toMatchObject([
      { operationId: 'openDoc', action: 'DOWNLOADED', userId: await idOf(agent), recordType: 'doc' },
    ]);
    expect((await send(token, { url: '/api/auth/security' })).json()).toMatchObject({ code: 'customerView.readOnly' });
    const refused = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'getAccountSecurity'));
    expect(refused).toMatchObject([{ outcome: 'REFUSED', userId: await idOf(agent) }]);
  });

  it('is no change in the timeline of the contact and among the recent ones', async () => {
    const { contactId } = await newCustomer();
    const timelineOf = async () => {
      const read = (url: string) => server.call(agent, { url });
      const [timeline, recent] = await Promise.all([
        read(`/api/activity/timeline?recordType=CONTACT&recordId=${contactId}`),
        read('/api/activity/recent'),
      ]);
      return [timeline.json().payload.entries, recent.json().payload];
    };
    const before = await timelineOf();
    expect(before[0].length).toBeGreaterThan(0);
    await end(await startedBy(agent, contactId));
    expect(await timelineOf()).toEqual(before);
  });

  it('ends after 30 minutes, also with activity', async () => {
    const { contactId } = await newCustomer();
    const token = await startedBy(agent, contactId);
    const half = (customerViewMinutes * 60) / 2;
    server.clock.advance(half);
    expect(await statusOf(token)).toBe(200);
    server.clock.advance(half - 1);
    expect(await statusOf(token)).toBe(200);
    server.clock.advance(1);
    expect(await statusOf(token)).toBe(401);
    await endCustomerViews(scoped(server.runtime, { role: 'fairlead_jobs' }), server.clock);
    await endCustomerViews(scoped(server.runtime, { role: 'fairlead_jobs' }), server.clock);
    expect(await entriesOf(contactId)).toMatchObject([
      { action: 'VIEW_STARTED' },
      { action: 'VIEW_ENDED', userId: await idOf(agent) },
    ]);
  });

  it('needs the session in which it was started', async () => {
    const { contactId } = await newCustomer();
    const own: string = (await signIn(agent)).json().payload.accessToken;
    const started = await send(own, { method: 'POST', url: `/api/contact/view/id/${contactId}` });
    const token: string = started.json().payload.accessToken;
    expect(await statusOf(token)).toBe(200);
    await send(own, { method: 'POST', url: '/api/auth/signout' });
    expect(await statusOf(token)).toBe(401);
    await endCustomerViews(scoped(server.runtime, { role: 'fairlead_jobs' }), server.clock);
    expect(await entriesOf(contactId)).toMatchObject([{ action: 'VIEW_STARTED' }, { action: 'VIEW_ENDED' }]);
  });

  it('counts as activity of the agent', async () => {
    await server.db.update(agencies).set({ idleMinutes: 15 });
    const { contactId } = await newCustomer();
    const token = await startedBy(agent, contactId);
    const own = await server.tokenOf(agent);
    server.clock.advance(14 * 60);
    expect(await statusOf(token)).toBe(200);
    server.clock.advance(14 * 60);
    expect(await statusOf(own)).toBe(200);
    expect(await statusOf(token)).toBe(200);
    await server.db.update(agencies).set({ idleMinutes: 720 });
  });

  it('ends when the agent loses the right', async () => {
    const { contactId } = await newCustomer();
    const member = await newMember(agent);
    await server.db.update(contacts).set({ agentId: member.id }).where(eq(contacts.id, contactId));
    const token = await startedBy(member.email, contactId);
    expect(await statusOf(token)).toBe(200);
    await server.db.update(users).set({ licensedAgent: false }).where(eq(users.id, member.id));
    expect(await statusOf(token)).toBe(401);
    await server.db.update(users).set({ licensedAgent: true }).where(eq(users.id, member.id));
    expect(await statusOf(token)).toBe(200);
    await server.db
      .update(contacts)
      .set({ agentId: await idOf(agent) })
      .where(eq(contacts.id, contactId));
    expect(await statusOf(token)).toBe(401);
  });

  it('ends when the account of the customer is disabled', async () => {
    const customer = await newCustomer();
    const token = await startedBy(agent, customer.contactId);
    await act(owner, 'disable', customer.id);
    expect(await statusOf(token)).toBe(401);
    expect((await start(agent, customer.contactId)).json()).toMatchObject({ code: 'customerView.disabled' });
  });

  it('is refused to other people', async () => {
    const customer = await newCustomer();
    const { contactId } = customer;
    const colleague = await newMember(agent);
    const refused: [string, number][] = [
      [colleague.email, 403],
      ['assistant@demo.test', 403],
      [customer.email, 403],
      ['admin@demo.test', 403],
      ['unsubscribed@demo.test', 403],
    ];
    for (const [email, status] of refused) expect((await start(email, contactId)).statusCode, email).toBe(status);
    await server.db.update(users).set({ licensedAgent: false }).where(eq(users.id, colleague.id));
    await server.db.update(contacts).set({ agentId: colleague.id }).where(eq(contacts.id, contactId));
    expect((await start(colleague.email, contactId)).statusCode).toBe(403);
    const foreign = await otherAccounts(() => server).newOwner();
    await server.db
      .update(users)
      .set({ agencyId: await otherAgencyWithPlan() })
      .where(eq(users.id, foreign.id));
    expect((await start(foreign.email, contactId)).statusCode).toBe(404);
    expect(await entriesOf(contactId)).toEqual([]);
  });

  it('needs a contact with an account', async () => {
    const { id } = await createRecord();
    expect((await start(agent, id)).json()).toMatchObject({ code: 'customerView.noAccount' });
  });

  it('cannot start another view, and its token is of no use for other views', async () => {
    const [first, second] = [await newCustomer(), await newCustomer()];
    const token = await startedBy(agent, first.contactId);
    const again = await send(token, { method: 'POST', url: `/api/contact/view/id/${second.contactId}` });
    expect(again.json()).toMatchObject({ code: 'customerView.readOnly' });
    const other = await startedBy(agent, second.contactId);
    await end(token);
    expect(await statusOf(other)).toBe(200);
    expect((await end(await server.tokenOf(first.email))).json()).toMatchObject({ code: 'customerView.notFound' });
  });
});

/** Another agency with a plan, for a caller whose guard lets them in. */
async function otherAgencyWithPlan(): Promise<string> {
  const own = await server.db.select().from(users).where(eq(users.email, agent));
  const found = await server.db.execute(
    sql`select agency_id as id from agency_subscriptions where closed_at is null
      and expires_at > ${new Date(server.clock.now() * 1000).toISOString()}::timestamptz
      and agency_id <> ${own[0]?.agencyId ?? null}::uuid limit 1`,
  );
  return rowsOf<{ id: string }>(found)[0]?.id ?? '';
}

describe('the customer', () => {
  /** Rows of the customer that a view must not change. */
  const traces = async (userId: string) => ({
    user: await server.db.select().from(users).where(eq(users.id, userId)),
    sessions: await server.db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id)),
    notifications: await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id)),
  });

  it('sees no trace of a view', async () => {
    const customer = await newCustomer();
    const own = await server.tokenOf(customer.email);
    const mailsTo = () => server.db.select().from(mails).where(eq(mails.to, customer.email));
    const before = { ...(await traces(customer.id)), mails: await mailsTo() };
    server.clock.advance(3600);
    const token = await startedBy(agent, customer.contactId);
    const unread = (await send(token, { url: '/api/notification/unread' })).json();
    for (const url of ['/api/auth/me', '/api/notification/all', '/api/quotes/all', '/api/document-request/all'])
      expect((await send(token, { url })).statusCode, url).toBe(200);
    expect((await send(token, { url: '/api/notification/unread' })).json()).toEqual(unread);
    expect({ ...(await traces(customer.id)), mails: await mailsTo() }).toEqual(before);
    const listed = await send(own, { url: '/api/auth/security' });
    expect(listed.json().payload.sessionCount).toBe(
      listed.json().payload.sessions.filter(({ current }: { current: boolean }) => current).length + 1,
    );
  });

  it('ends other sessions without ending the view', async () => {
    const customer = await newCustomer();
    const own: string = (await signIn(customer.email)).json().payload.accessToken;
    const token = await startedBy(agent, customer.contactId);
    await send(own, { method: 'POST', url: '/api/auth/session/end-others' });
    expect(await statusOf(token)).toBe(200);
  });
});

describe('every operation of the contract', () => {
  it('changes nothing in a view: only reads of customers are open', { timeout: 180_000 }, async () => {
    const customer = await makeCustomer(server.db, 'Viewedx');
    const token = await startedBy(agent, customer.contactId);
    const [type] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.active, true)).limit(1);
    const rows = async () => {
      const parts: string[] = [];
      for (const name of await tablesWith(server.db, 'agency_id', 'user_id')) {
        // Refusals and downloads are recorded.
        if (name === 'audit_log') continue;
        const found = await server.db.execute(
          sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
        );
        parts.push(
          name,
          ...rowsOf<{ row: string }>(found).map(({ row }) => row.replace(/"last_active_at": "[^"]+"/, '')),
        );
      }
      return parts;
    };
    const before = await rows();
    const open: string[] = [];
    for (const operation of contract.values()) {
      if (access[operation.id] === 'public' || operation.id === 'endCustomerView') continue;
      const options = { typeId: type?.id ?? '', recordOf: () => 'QUOTE' };
      const caller = await customerCaller(server, customer, operation, options);
      const answer = await send(token, requestOf(operation, caller));
      if (isOpenToViews(operation)) {
        open.push(operation.id);
        continue;
      }
      expect([operation.id, answer.statusCode, answer.json().code]).toEqual([
        operation.id,
        403,
        'customerView.readOnly',
      ]);
    }
    expect(await rows()).toEqual(before);
    // A change of this list is a decision about what agents may read in the name of a customer.
    expect(open.toSorted()).toEqual([
      'countClaims',
      'countPolicies',
      'countUnreadNotifications',
      'downloadIdCard',
      'downloadOpportunityDetails',
      'downloadQuote',
      'getClaim',
      'getCustomerDashboard',
      'getDocumentRequest',
      'getMe',
      'getNotificationSettings',
      'getOpportunity',
      'getPolicy',
      'getQuote',
      'getServiceRequest',
      'getTimeline',
      'listAllInsuranceTypes',
      'listCarrierOptions',
      'listCertificates',
      'listClaims',
      'listDocs',
      'listDocumentRequests',
      'listInsuranceTypeOptions',
      'listNotifications',
      'listOpportunities',
      'listOwnDocuments',
      'listPolicies',
      'listQuotes',
      'listServiceRequests',
      'listSubscribedProducts',
      'openDoc',
      'search',
      'sumPolicies',
      'sumQuotes',
    ]);
    expect(await server.db.select().from(views).where(eq(views.userId, customer.userId))).toHaveLength(1);
  });
});
