import { privileges } from '@fairlead/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, invitations, mails, roles, users } from '../src/db/schema/index.ts';
import { deleteLastFullAdmin } from './support/adminStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { adminWith } from './support/roles.ts';

let server: Harness;
let roleIds: Record<string, string>;
beforeAll(async () => {
  server = await startHarness();
  const rows = await server.db.select({ id: roles.id, name: roles.name }).from(roles);
  roleIds = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => server.close());

interface ListedAdmin {
  id: string;
  name: string;
  status: string;
  version: number;
  role: { id: string };
}
const admin = 'admin@demo.test';
let serial = 0;
const input = (values: object = {}) => ({
  name: 'New Admin',
  email: `new-${(serial += 1)}@admins.test`,
  roleId: roleIds.Billing,
  ...values,
});
const post = (url: string, payload?: object, as = admin) =>
  server.call(as, { method: 'POST', url: `/api/admin/${url}`, ...(payload && { payload }) });
const create = (payload: object, as = admin) => post('create-admin', payload, as);
const createRecord = async (values = {}): Promise<ListedAdmin> => (await create(input(values))).json().payload;
const remove = (id: string, as = admin) =>
  server.call(as, { method: 'DELETE', url: `/api/admin/delete-admin/id/${id}` });
const get = async (id: string) => (await server.call(admin, { url: `/api/admin/id/${id}` })).json().payload;
const change = async (id: string, values: object, as = admin) => {
  const { name, role, status, version } = await get(id);
  const payload = { adminId: id, name, roleId: role.id, status, version, ...values };
  return server.call(as, { method: 'PUT', url: '/api/admin/update-admin', payload });
};
const listAdmins = async (query: string): Promise<ListedAdmin[]> =>
  (await server.call(admin, { url: `/api/admin/all?pageSize=100&${query}` })).json().payload.content;
const idOf = async (email: string): Promise<string> => {
  const [row] = await server.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row?.id ?? '';
};
const linkIn = async (to: string) => {
  const [mail] = await server.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id)).limit(1);
  return /InvitationToken=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (invitationToken: string) =>
  server.call(null, {
    method: 'POST',
    url: '/api/auth/invitation/signup',
    payload: { name: 'Accepted Admin', password: 'Portal#2026', invitationToken, licensedAgent: false },
  });

describe('a new admin', () => {
  it('is invited by mail and signs in after accepting', async () => {
    const response = await create(input({ email: 'First@Admins.test', name: '  First One ' }));
    expect(response.statusCode, response.body).toBe(201);
    const { payload } = response.json();
    expect(payload).toMatchObject({
      name: 'First One',
      email: 'First@Admins.test',
      role: { id: roleIds.Billing, name: 'Billing' },
      status: 'INVITED',
      lastSignIn: null,
      invitation: { state: 'OPEN' },
    });
    const [noted] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, payload.id));
    expect(noted).toMatchObject({ operationId: 'createAdmin', recordType: 'user', after: payload });
    const accepted = await accept(await linkIn('First@Admins.test'));
    expect(accepted.statusCode, accepted.body).toBeLessThan(300);
    expect(await get(payload.id)).toMatchObject({ name: 'Accepted Admin', status: 'ACTIVE', invitation: null });
    expect((await server.call('first@admins.test', { url: '/api/coupons/all' })).statusCode).toBe(200);
    expect((await server.call('first@admins.test', { url: '/api/role/all' })).statusCode).toBe(403);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ email: 'nonsense' }, 'email', 'Please give a valid email'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ roleId: '01940000-0000-7000-8000-000000000000' }, 'roleId', 'This role no longer exists'],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await create(input(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
  });

  it('has a unique address in any letter case, until that admin is deleted', async () => {
    const { id } = await createRecord({ email: 'same@admins.test' });
    const response = await create(input({ email: 'SAME@admins.test' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'admin.emailTaken', errors: [{ field: 'email' }] });
    expect((await create(input({ email: 'owner@demo.test' }))).statusCode).toBe(409);
    await remove(id);
    expect((await create(input({ email: 'SAME@admins.test' }))).statusCode).toBe(201);
  });

  it('gets no agency role and no role with more privileges than the caller has', async () => {
    expect((await create(input({ roleId: roleIds.Agent }))).statusCode).toBe(400);
    const { email } = await adminWith(server, ['ADMIN_VIEW', 'ADMIN_CREATE', 'COUPONS_READ']);
    const response = await create(input(), email);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'admin.roleBeyondOwn', errors: [{ field: 'roleId' }] });
    expect((await create(input({ roleId: roleIds['Coupon viewer'] }), email)).statusCode).toBe(201);
  });
});

describe('an invitation', () => {
  it('resent has a new link, and the earlier one no longer works', async () => {
    const { id } = await createRecord({ email: 'again@admins.test' });
    const first = await linkIn('again@admins.test');
    expect((await post(`invitation/send/id/${id}`)).json()).toMatchObject({
      success: true,
      payload: { status: 'INVITED' },
    });
    const second = await linkIn('again@admins.test');
    expect(second).not.toBe(first);
    expect((await accept(first)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await accept(second)).statusCode).toBeLessThan(300);
    expect((await post(`invitation/send/id/${id}`)).json()).toMatchObject({ code: 'admin.accepted' });
  });

  it('does not work after revocation until it is resent', async () => {
    const { id } = await createRecord({ email: 'revoked@admins.test' });
    const link = await linkIn('revoked@admins.test');
    const response = await post(`invitation/revoke/id/${id}`);
    expect(response.json().payload.invitation.state).toBe('REVOKED');
    expect((await accept(link)).statusCode).toBeGreaterThanOrEqual(400);
    await post(`invitation/send/id/${id}`);
    expect((await get(id)).invitation.state).toBe('OPEN');
    expect((await accept(await linkIn('revoked@admins.test'))).statusCode).toBeLessThan(300);
  });

  it('does not work for a deleted admin', async () => {
    const { id } = await createRecord({ email: 'gone@admins.test' });
    const link = await linkIn('gone@admins.test');
    expect((await remove(id)).statusCode).toBe(200);
    expect((await accept(link)).statusCode).toBeGreaterThanOrEqual(400);
    const [kept] = await server.db.select().from(invitations).where(eq(invitations.email, 'gone@admins.test'));
    expect(kept?.revokedAt).not.toBeNull();
  });

  it('cannot be sent by an admin who lacks its privileges', async () => {
    const { id } = await createRecord();
    const { email } = await adminWith(server, ['ADMIN_VIEW', 'ADMIN_CREATE']);
    expect((await post(`invitation/send/id/${id}`, undefined, email)).statusCode).toBe(403);
    expect((await post(`invitation/revoke/id/${id}`, undefined, email)).statusCode).toBe(403);
  });
});

describe('an update', () => {
  it('keeps the email address and rejects an outdated version', async () => {
    const before = await createRecord({ email: 'kept@admins.test' });
    const response = await change(before.id, { name: 'Renamed', roleId: roleIds.Auditor });
    expect(response.json().payload).toMatchObject({ name: 'Renamed', role: { name: 'Auditor' }, version: 2 });
    expect((await change(before.id, { email: 'other@admins.test' })).statusCode).toBe(400);
    const stale = await change(before.id, { name: 'Mine', version: 1 });
    expect(stale.json()).toMatchObject({ code: 'stale', payload: { name: 'Renamed', email: 'kept@admins.test' } });
  });

  it('to DISABLED ends the sessions and blocks sign-in', async () => {
    const { email } = await adminWith(server, ['COUPONS_READ']);
    const id = await idOf(email);
    const token = await server.tokenOf(email);
    const requestAsAdmin = () =>
      server.app.inject({ url: '/api/coupons/all', headers: { authorization: `Bearer ${token}` } });
    expect((await requestAsAdmin()).statusCode).toBe(200);
    expect((await change(id, { status: 'DISABLED' })).json().payload.status).toBe('DISABLED');
    expect((await requestAsAdmin()).statusCode).toBe(401);
    expect((await change(id, { status: 'ACTIVE' })).json().payload.status).toBe('ACTIVE');
    expect((await requestAsAdmin()).statusCode).toBe(401);
  });

  it('does not activate an admin who has not accepted', async () => {
    const { id } = await createRecord();
    expect((await change(id, { status: 'ACTIVE' })).json().errors).toMatchObject([{ field: 'status' }]);
    expect((await change(id, { status: 'DISABLED' })).json().payload.status).toBe('DISABLED');
    expect((await change(id, { status: 'INVITED' })).json().payload.status).toBe('INVITED');
  });

  it('of an admin with more privileges can change only the name', async () => {
    const { email } = await adminWith(server, ['ADMIN_VIEW', 'ADMIN_UPDATE', 'ADMIN_DELETE', 'COUPONS_READ']);
    const { id } = await createRecord({ roleId: roleIds.Billing });
    expect((await change(id, { name: 'Harmless' }, email)).statusCode).toBe(200);
    expect((await change(id, { roleId: roleIds['Coupon viewer'] }, email)).statusCode).toBe(403);
    expect((await change(id, { status: 'DISABLED' }, email)).statusCode).toBe(403);
    expect((await remove(id, email)).statusCode).toBe(403);
  });
});

describe('platform admins', () => {
  it('cannot delete, disable or change the role of themselves', async () => {
    const id = await idOf(admin);
    expect((await remove(id)).json().code).toBe('admin.self');
    expect((await change(id, { status: 'DISABLED' })).json()).toMatchObject({ errors: [{ field: 'status' }] });
    expect((await change(id, { roleId: roleIds.Auditor })).json()).toMatchObject({ errors: [{ field: 'roleId' }] });
    expect((await change(id, { name: 'Grace W.' })).statusCode).toBe(200);
  });

  it('cannot remove the last full admin', async () => {
    const response = await deleteLastFullAdmin(server);
    expect([response.statusCode, response.json().code]).toEqual([409, 'admin.lastFullAdmin']);
  });

  it('do not find agency members here', async () => {
    const id = await idOf('owner@demo.test');
    expect((await server.call(admin, { url: `/api/admin/id/${id}` })).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('keep one full admin when two delete each other at the same time', async () => {
    const [a, b] = [await adminWith(server, [...privileges]), await adminWith(server, [...privileges])];
    const ids = [await idOf(a.email), await idOf(b.email)];
    const keep = new Set(ids);
    const able = await listAdmins('status=ACTIVE');
    for (const { id } of able) {
      if (!keep.has(id)) await server.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    }
    await Promise.all([server.tokenOf(a.email), server.tokenOf(b.email)]);
    const answers = await Promise.all([remove(ids[1] ?? '', a.email), remove(ids[0] ?? '', b.email)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
    await server.db.update(users).set({ disabledAt: null }).where(eq(users.email, admin));
  });
});

describe('the list', () => {
  it('searches, filters by status and sorts', async () => {
    expect((await listAdmins('email=limited')).map(({ name }) => name)).toEqual(['Owen Castellanos']);
    expect((await listAdmins('name=van%20dijk')).map(({ name }) => name)).toEqual(['Lotte van Dijk']);
    for (const status of ['INVITED', 'ACTIVE', 'DISABLED']) {
      const some = await listAdmins(`status=${status}`);
      expect(some.length, status).toBeGreaterThan(0);
      expect(
        some.every((one) => one.status === status),
        status,
      ).toBe(true);
    }
    const names = (await listAdmins('sortBy=name&ascOrDesc=asc')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((x, y) => x.localeCompare(y, 'en')));
  });

  it('shows deleted admins separately', async () => {
    const { id } = await createRecord();
    await remove(id);
    expect((await listAdmins('isDeleted=true')).map((one) => one.id)).toContain(id);
    expect((await listAdmins('')).map((one) => one.id)).not.toContain(id);
  });
});
