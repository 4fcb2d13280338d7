import type { Viewer } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../src/areas/audit/list.ts';
import { scoped } from '../src/db/scope.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { noteCalls } from './support/notes.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

const admin = 'admin@demo.test';
const otherOwner = 'unsubscribed@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const calls = noteCalls(() => server);
const policies = policyCalls(() => server);

interface Entry {
  id: string;
  auditAction: string;
  recordType: string;
  name: string | null;
  operation: string;
  operationText: string;
  actor: { actorKind: string; person: { id: string; name: string } | null };
  link: { recordType: string; recordId: string } | null;
  values: { field: string; before: string | null; after: string | null }[];
  reason: string | null;
  rows: number | null;
}

const get = (as: string, url: string) => server.call(as, { method: 'GET', url });
const list = async (query = '', as = owner): Promise<Entry[]> => {
  const response = await get(as, `/api/audit/all?pageSize=50&${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload.content;
};
const filtered = (filters: string, as = owner) => list(`filters=${encodeURIComponent(filters)}`, as);

describe('the audit log of an agency', () => {
  it('has each change with its values, its record and its actor', async () => {
    const policy = await policies.policy();
    await policies.assign(policy, { agentId: await calls.idOf(owner), version: policy.version });
    const [changed] = await filtered('record.is.POLICY');
    expect(changed).toMatchObject({
      auditAction: 'CHANGED',
      name: policy.policyNumber,
      link: { recordType: 'POLICY', recordId: policy.id },
      actor: { actorKind: 'PERSON', person: { id: await calls.idOf(agent) } },
      operation: 'assignPolicy',
    });
    expect(changed?.values.map(({ field }) => field)).toEqual(['assignedAgentId']);
    const [created] = await filtered('record.is.POLICY*action.is.CREATED');
    expect(created).toMatchObject({ link: { recordId: policy.id } });
    expect(created?.values).toContainEqual(
      expect.objectContaining({ field: 'policyNumber', before: null, after: policy.policyNumber }),
    );
  });

  it('names the record of a part', async () => {
    const policy = await policies.policy();
    const note = await calls.note({ recordType: 'POLICY', recordId: policy.id });
    const [entry] = await filtered('record.is.NOTE');
    expect(entry).toMatchObject({ auditAction: 'CREATED', link: { recordType: 'POLICY', recordId: policy.id } });
    await calls.remove(note.id);
    expect((await filtered('record.is.NOTE'))[0]).toMatchObject({ auditAction: 'DELETED' });
  });

  it('has sign-ins, sign-outs, wrong passwords and refusals', async () => {
    const signIn = (password: string) => server.app.inject(signInRequest(agent, password));
    const { accessToken } = (await signIn(demoPassword)).json().payload;
    expect((await filtered('action.is.SIGNED_IN'))[0]).toMatchObject({ operation: 'signIn', recordType: 'SESSION' });
    const headers = { authorization: `Bearer ${accessToken}` };
    const left = await server.app.inject({ method: 'POST', url: '/api/auth/signout', headers });
    expect(left.statusCode, left.body).toBe(200);
    expect((await filtered('action.is.SIGNED_OUT'))[0]).toMatchObject({ operation: 'signOut' });
    expect((await signIn('wrong')).statusCode).toBe(401);
    expect((await filtered('action.is.FAILED'))[0]).toMatchObject({
      actor: { actorKind: 'VISITOR', person: { id: await calls.idOf(agent) } },
      reason: expect.stringContaining('password'),
    });
    expect((await get(agent, '/api/audit/all')).statusCode).toBe(403);
    expect((await filtered('action.is.REFUSED'))[0]).toMatchObject({
      operation: 'listAuditLog',
      actor: { person: { id: await calls.idOf(agent) } },
    });
  });

  it('says in the language of the reader what was done', async () => {
    const policy = await policies.policy();
    await policies.assign(policy, { agentId: await calls.idOf(owner), version: policy.version });
    const textsIn = async (language: string) => {
      const url = '/api/audit/all?pageSize=50&filters=record.is.POLICY';
      const headers = { 'accept-language': language };
      const { payload } = (await server.call(owner, { method: 'GET', url, headers })).json();
      return payload.content.slice(0, 2).map((entry: Entry) => entry.operationText);
    };
    expect(await textsIn('en')).toEqual(['Assign a policy', 'Create a policy']);
    expect(await textsIn('de')).toEqual(['Police zuweisen', 'Police anlegen']);
    expect(await textsIn('fr')).toEqual(['Attribuer un contrat', 'Créer un contrat']);
    expect(await textsIn('nl')).toEqual(['Een polis toewijzen', 'Een polis aanmaken']);
    // no entry shows the id of its operation
    expect((await list()).filter(({ operation, operationText }) => operation === operationText)).toEqual([]);
  });

  it('has downloads of customers, agents and agency admins', async () => {
    const quote = await policies.quotes.quote();
    expect((await get(customer, `/api/quotes/response/download/quote/id/${quote.id}`)).statusCode).toBe(200);
    expect((await get(agent, `/api/quotes/response/download/quote/id/${unknownId}`)).statusCode).toBe(404);
    const [transaction] = (await get(owner, '/api/transaction/all?status=PAID')).json().payload.content;
    expect((await get(owner, `/api/transaction/id/${transaction.id}/receipt`)).statusCode).toBe(200);
    const [receipt, offer, ...more] = await filtered('action.is.DOWNLOADED');
    expect(more).toEqual([]);
    const by = async (email: string) => ({ actorKind: 'PERSON', person: { id: await calls.idOf(email) } });
    expect(receipt).toMatchObject({ recordType: 'TRANSACTION', operation: 'downloadReceipt', actor: await by(owner) });
    expect(offer).toMatchObject({
      recordType: 'QUOTE',
      operation: 'downloadQuote',
      actor: await by(customer),
      link: { recordId: quote.id },
      values: [],
    });
  });

  it('filters by person', async () => {
    await calls.note({ recordType: 'POLICY', recordId: (await policies.policy()).id });
    const id = await calls.idOf(agent);
    const [first] = await filtered('record.is.NOTE');
    const name = first?.actor.person?.name ?? '';
    const found = await filtered(`person.contains.${encodeURIComponent(name.toLowerCase())}`);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ actor }) => actor.person?.id))).toEqual(new Set([id]));
    expect(await list(`person=${encodeURIComponent(name.slice(0, 4))}`)).toEqual(found);
    expect(await filtered('person.contains.nobody')).toEqual([]);
  });

  it('lists the newest entries first and turns pages without gaps', async () => {
    const all = await list('pageNo=0');
    const page = async (pageNo: number) => {
      const response = await get(owner, `/api/audit/all?pageSize=5&pageNo=${pageNo}`);
      return response.json().payload.content.map(({ id }: Entry) => id);
    };
    expect([...(await page(0)), ...(await page(1))]).toEqual(all.slice(0, 10).map(({ id }) => id));
    const [oldest] = await list('ascOrDesc=asc');
    expect(oldest?.id).not.toBe(all[0]?.id);
  });

  it('records one look of a person in 15 minutes', async () => {
    const looks = async () => (await filtered('action.is.READ')).length;
    const before = await looks();
    expect(before).toBe(1);
    await server.db.execute(sql`update audit_log set at = at - interval '15 minutes' where action = 'READ'`);
    await list();
    expect(await looks()).toBe(before + 1);
  });

  it('counts newer entries without a look of its own', async () => {
    const newer = async (entryId: string, query = '', as = owner) => {
      const response = await get(as, `/api/audit/all/new?entryId=${entryId}&${query}`);
      expect(response.statusCode, response.body).toBe(200);
      return response.json().payload.newEntries;
    };
    await server.db.execute(sql`update audit_log set at = at - interval '15 minutes' where action = 'READ'`);
    const [first] = await list();
    const id = first?.id ?? '';
    // The look of the list is newer than its first row.
    expect(await newer(id)).toBe(0);
    await calls.note({ recordType: 'POLICY', recordId: (await policies.policy()).id });
    const added = (await list()).findIndex((entry) => entry.id === id) - 1;
    expect(added).toBeGreaterThan(1);
    expect(await newer(id)).toBe(added);
    expect(await newer(id, 'filters=record.is.NOTE')).toBe(1);
    expect(await newer(id, 'person=nobody')).toBe(0);
    expect(await newer(id, '', otherOwner)).toBe(0);
    const looks = async () => (await filtered('action.is.READ')).length;
    const before = await looks();
    await server.db.execute(sql`update audit_log set at = at - interval '15 minutes' where action = 'READ'`);
    await newer(id);
    const [{ looked } = {}] = rowsOf<{ looked: number }>(
      await server.db.execute(
        sql`select count(*)::int as looked from audit_log where action = 'READ' and user_id = ${await calls.idOf(owner)}`,
      ),
    );
    expect(looked).toBe(before);
    await server.db.execute(sql`insert into audit_log (id, at, actor_kind, agency_id, operation_id, record_type)
      select gen_random_uuid(), now(), 'JOB', agency_id, 'changePolicy', 'policy'
      from audit_log, generate_series(1, 120) where id = ${id}`);
    expect(await newer(id)).toBe(100);
  });

  it('exports its rows, and records the export', async () => {
    const file = await get(owner, '/api/audit/all/export?filters=action.is.CREATED&columns=action,what,record');
    expect(file.statusCode, file.body).toBe(200);
    const [heading, ...rows] = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(heading).toBe('Action,Before,After,Kind of record,Record,ID');
    expect(rows.length).toBeGreaterThan(0);
    expect(file.body).toMatch(/Policy number: /i);
    const [entry] = await filtered('record.is.EXPORT');
    expect(entry).toMatchObject({ auditAction: 'EXPORTED', operation: 'exportAuditLog', rows: rows.length });
  });
});

describe('the audit log of others', () => {
  it('shows agencies only their own entries', async () => {
    const own = new Set((await list()).map(({ id }) => id));
    expect(own.size).toBeGreaterThan(0);
    const others = await list('', otherOwner);
    expect(others.filter(({ id }) => own.has(id))).toEqual([]);
    const platform = await list('', admin);
    expect(platform.filter(({ id }) => own.has(id))).toEqual([]);
  });

  it('shows platform admins what platform admins did', async () => {
    const role = { name: 'Auditors', description: 'Read the audit log', privileges: ['AUDIT_VIEW'] };
    const created = await calls.send(admin, 'POST', '/api/role/create', role);
    expect(created.statusCode, created.body).toBe(201);
    const [entry] = await filtered('record.is.ROLE', admin);
    expect(entry).toMatchObject({ auditAction: 'CREATED', name: role.name, actor: { actorKind: 'PERSON' } });
  });
});

describe('a large audit log', () => {
  /** Filters, and the index that answers each. */
  const cases = [
    ['', 'audit_log_agency_ix'],
    ['action.is.DELETED', 'audit_log_action_ix'],
    ['record.is.ROLE', 'audit_log_type_ix'],
    ['person.contains.priya', 'audit_log_user_ix'],
    ['at.between.2026-01-01.2026-01-02', 'audit_log_agency_ix'],
    // further filters are answered from the index
    ['action.is.DELETED*record.is.POLICY', 'Index Only Scan \\w* ?using audit_log_(action|type)_ix'],
    ['person.contains.priya*record.is.POLICY*action.is.CHANGED', 'Index Only Scan \\w* ?using audit_log_'],
  ] as const;

  it('reads only the rows of the page', async () => {
    const ownerId = await calls.idOf(owner);
    const [{ agencyId = '', personId = '' } = {}] = rowsOf<{ agencyId: string; personId: string }>(
      await server.db.execute(sql`select u.agency_id as "agencyId", (
        select p.id from users p where p.agency_id = u.agency_id and p.id <> u.id limit 1) as "personId"
        from users u where u.id = ${ownerId}`),
    );
    await server.db.execute(sql`update users set name = 'Priya Raman' where id = ${personId}`);
    await server.db.execute(sql`insert into audit_log
        (id, at, actor_kind, user_id, agency_id, operation_id, record_type, record_id, before, after)
      select gen_random_uuid(), now() - n * interval '1 minute', 'USER',
        case when n % 5000 = 0 then ${personId}::uuid else ${ownerId}::uuid end, ${agencyId}, 'changePolicy',
        case when n % 5000 = 0 then 'role' else 'policy' end, gen_random_uuid(), '{"status": "ACTIVE"}',
        case when n % 5000 = 0 then null else '{"status": "EXPIRED"}'::jsonb end from generate_series(1, 20000) n`);
    await server.db.execute(sql`vacuum analyze audit_log`);
    const runAs = scoped(server.runtime, { role: 'fairlead_agency_admin', agency: agencyId, user: ownerId });
    for (const [filters, index] of cases) {
      const plan = await runAs(async (tx) => {
        const query = filters === '' ? {} : { filters };
        const viewer: Viewer = { role: 'AGENT', privileges: [], subscribed: true, agencyAdmin: true, licensed: true };
        const context = { agencyId, userId: ownerId, viewer, language: 'en', now: server.clock.now() } as const;
        const { ids, orderBy } = await auditList(tx, query, context);
        const page = sql`${ids.getSQL()} order by ${sql.join(orderBy, sql`, `)} limit 20`;
        return rowsOf<{ 'QUERY PLAN': string }>(await tx.execute(sql`explain ${page}`)).map(
          (line) => line['QUERY PLAN'],
        );
      });
      expect(plan.join('\n'), filters).toMatch(new RegExp(index));
      expect(plan.join('\n'), filters).not.toMatch(/Seq Scan on audit_log/);
    }
  });
});

describe('the audit log of the platform', () => {
  it('names a coupon and shows its values before and after each change', async () => {
    const code = 'AUDITED-1';
    const coupon = { couponCode: code, discountType: 'FIXED', discountAmount: 20, maxTimesCanBeUsed: 5 };
    const expirationDate = (Math.floor(server.clock.now() / 86_400) + 30) * 86_400;
    const created = await calls.send(admin, 'POST', '/api/coupons/create', { ...coupon, expirationDate });
    expect(created.statusCode, created.body).toBe(201);
    const { id, version } = created.json().payload;
    const update = { ...coupon, couponId: id, version, discountAmount: 30, expirationDate };
    const updated = await calls.send(admin, 'PUT', '/api/coupons/update', update);
    expect(updated.statusCode, updated.body).toBe(200);
    expect((await calls.send(admin, 'DELETE', `/api/coupons/delete/id/${id}`)).statusCode).toBe(200);
    const [deletion, change, creation] = await filtered('record.is.COUPON', admin);
    expect(deletion).toMatchObject({ auditAction: 'DELETED', name: code });
    expect(deletion?.values).toContainEqual(
      expect.objectContaining({ field: 'couponCode', before: code, after: null }),
    );
    expect(change).toMatchObject({ auditAction: 'CHANGED', name: code });
    expect(change?.values).toEqual([
      { field: 'discountAmount', label: 'Discount Amount', valueFormat: 'MONEY', before: '20', after: '30' },
    ]);
    expect(creation?.values).toContainEqual(
      expect.objectContaining({
        field: 'expirationDate',
        valueFormat: 'DAY',
        before: null,
        after: String(expirationDate),
      }),
    );
  });

  it('shows the privileges that a role gains and loses', async () => {
    const role = { name: 'Second auditors', description: '', privileges: ['AUDIT_VIEW'] };
    const created = await calls.send(admin, 'POST', '/api/role/create', role);
    const { id, version } = created.json().payload;
    const update = { ...role, roleId: id, version, privileges: ['AUDIT_VIEW', 'COUPONS_READ'] };
    const updated = await calls.send(admin, 'PUT', '/api/role/update', update);
    expect(updated.statusCode, updated.body).toBe(200);
    const [change] = await filtered('record.is.ROLE*action.is.CHANGED', admin);
    expect(change?.values).toMatchObject([
      { field: 'privileges', before: 'AUDIT_VIEW', after: 'AUDIT_VIEW, COUPONS_READ' },
    ]);
  });

  it('shows agency admins which rights of a member changed', async () => {
    const member = (await get(owner, '/api/agency/agents?pageSize=50&licensed=false')).json().payload.content[0];
    const update = {
      agentId: member.id,
      version: member.version,
      name: member.name,
      active: member.active,
      licensedAgent: true,
      agencyAdmin: member.agencyAdmin,
    };
    const updated = await calls.send(owner, 'PUT', '/api/agency/agent-profile/update', update);
    expect(updated.statusCode, updated.body).toBe(200);
    const [change] = await filtered('record.is.USER*action.is.CHANGED');
    expect(change?.values).toMatchObject([{ field: 'licensedAgent', before: 'No', after: 'Yes' }]);
  });
});
