import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { privileges } from '@fairlead/rules';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, roles, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { adminWith, roleInput } from './support/roles.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const create = (payload: object, as = admin) => server.call(as, { method: 'POST', url: '/api/role/create', payload });
const update = (payload: object, as = admin) => server.call(as, { method: 'PUT', url: '/api/role/update', payload });
const remove = (id: string, as = admin) => server.call(as, { method: 'DELETE', url: `/api/role/delete/id/${id}` });
const get = async (id: string) => (await server.call(admin, { url: `/api/role/id/${id}` })).json().payload;
const createRecord = async (values = {}) => (await create(roleInput(values))).json().payload;
const change = async (id: string, values: object, as = admin) => {
  const { name, description, privileges: held, version } = await get(id);
  return update({ roleId: id, name, description, privileges: held, version, ...values }, as);
};
const list = async (query: string) => (await server.call(admin, { url: `/api/role/all?${query}` })).json().payload;
const names = async (query: string): Promise<string[]> =>
  (await list(query)).content.map(({ name }: { name: string }) => name);
const idOf = async (name: string): Promise<string> => {
  const [row] = await server.db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  return row?.id ?? '';
};

it('the contract lists the privileges of the rules', () => {
  expect(openapi.components.schemas.Privilege.enum).toEqual(privileges);
});

describe('a new role', () => {
  it('is stored as entered, with the read privileges that it needs', async () => {
    const response = await create(roleInput({ name: '  Desk ', privileges: ['CARRIER_DELETE', 'COUPONS_READ'] }));
    expect(response.statusCode).toBe(201);
    const { payload, message } = response.json();
    expect(message).toBe('Role created successfully');
    expect(payload).toMatchObject({
      name: 'Desk',
      description: 'For a test.',
      privileges: ['COUPONS_READ', 'CARRIER_READ', 'CARRIER_DELETE'],
      members: 0,
      builtin: false,
      version: 1,
    });
    expect(await get(payload.id)).toEqual(payload);
    const [noted] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, payload.id));
    expect(noted).toMatchObject({ operationId: 'createRole', recordType: 'role', after: payload });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'X'.repeat(256) }, 'name', 'Name can have at most 255 characters'],
    [{ privileges: undefined }, 'privileges', 'Privileges is required'],
    [{ roleType: 'AGENT' }, 'roleType', 'roleType is not a known field'],
    [{ privileges: [] }, 'privileges', 'Please choose at least one'],
    [{ name: 'Cou\u202enop' }, 'name', 'Name must not contain hidden characters'],
    [{ description: '\u2066Front\u2069' }, 'description', 'Description must not contain hidden characters'],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await create(roleInput(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
  });

  it('rejects unknown privileges', async () => {
    const response = await create(roleInput({ privileges: ['EVERYTHING'] }));
    expect(response.statusCode).toBe(400);
  });

  it('has a unique name in any letter case, until that role is deleted', async () => {
    const { id } = await createRecord({ name: 'Übersicht' });
    const response = await create(roleInput({ name: 'übersicht' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'role.nameTaken', errors: [{ field: 'name' }] });
    await remove(id);
    expect((await create(roleInput({ name: 'übersicht' }))).statusCode).toBe(201);
  });
});

describe('platform admins', () => {
  it('cannot give a role more privileges than they have, which is reported at the privileges', async () => {
    const { email } = await adminWith(server, ['ROLE_READ', 'ROLE_CREATE', 'ROLE_UPDATE', 'COUPONS_READ']);
    const response = await create(roleInput({ privileges: ['COUPONS_READ', 'CARRIER_READ'] }), email);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'role.beyondOwn',
      errors: [{ field: 'privileges', message: expect.stringContaining('CARRIER_READ') }],
    });
    expect((await create(roleInput({ privileges: ['COUPONS_READ'] }), email)).statusCode).toBe(201);
  });

  it('cannot change privileges that they lack, but can change the others', async () => {
    const { email } = await adminWith(server, ['ROLE_READ', 'ROLE_UPDATE', 'COUPONS_READ']);
    const { id } = await createRecord({ privileges: ['CARRIER_READ'] });
    expect((await change(id, { privileges: ['COUPONS_READ'] }, email)).statusCode).toBe(403);
    const response = await change(id, { name: 'Renamed', privileges: ['CARRIER_READ', 'COUPONS_READ'] }, email);
    expect(response.json().payload).toMatchObject({ name: 'Renamed', privileges: ['COUPONS_READ', 'CARRIER_READ'] });
  });

  it('cannot extend their own role', async () => {
    const { email, roleId } = await adminWith(server, ['ROLE_READ', 'ROLE_UPDATE']);
    const response = await change(roleId, { privileges: ['ROLE_READ', 'ROLE_UPDATE', 'ADMIN_VIEW'] }, email);
    expect([response.statusCode, response.json().code]).toEqual([403, 'role.beyondOwn']);
  });

  it('cannot change or delete built-in roles', async () => {
    const id = await idOf('Full access');
    expect((await change(id, { name: 'Mine' })).json().code).toBe('role.builtin');
    expect((await remove(id)).json().code).toBe('role.builtin');
  });

  it('do not find roles of agencies here', async () => {
    const id = await idOf('Agent');
    expect((await server.call(admin, { url: `/api/role/id/${id}` })).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    expect(await names('pageSize=100')).not.toContain('Agent');
  });
});

describe('an update', () => {
  it('of an outdated version is rejected with the current record', async () => {
    const { id, version } = await createRecord();
    await change(id, { name: 'Theirs' });
    const response = await change(id, { name: 'Mine', version });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'stale', payload: { name: 'Theirs', version: 2 } });
  });

  it('applies immediately to admins with the role', async () => {
    const { email, roleId } = await adminWith(server, ['CARRIER_READ', 'COUPONS_READ']);
    expect((await server.call(email, { url: '/api/coupons/all' })).statusCode).toBe(200);
    await change(roleId, { privileges: ['CARRIER_READ'] });
    expect((await server.call(email, { url: '/api/coupons/all' })).statusCode).toBe(403);
  });

  it('keeps at least one full admin', async () => {
    const { email, roleId } = await adminWith(server, [...privileges]);
    const builtin = await idOf('Full access');
    const able = server.db.select({ id: users.id }).from(users).where(eq(users.roleId, builtin));
    const ids = (await able).map(({ id }) => id);
    await server.db.update(users).set({ disabledAt: new Date() }).where(inArray(users.id, ids));
    const response = await update(
      { roleId, name: 'Less', description: '', privileges: ['ROLE_READ'], version: 1 },
      email,
    );
    expect([response.statusCode, response.json().code]).toEqual([409, 'role.lastFullAdmin']);
    await server.db.update(users).set({ disabledAt: null }).where(inArray(users.id, ids));
    expect((await change(roleId, { privileges: ['ROLE_READ'] })).statusCode).toBe(200);
  });
});

describe('deleting', () => {
  it('reports how many admins have the role, and works when there are none', async () => {
    const { roleId, email } = await adminWith(server, ['COUPONS_READ']);
    const response = await remove(roleId);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'role.inUse',
      message: 'Admins who have this role: 1. Give them another role first.',
    });
    await server.db.update(users).set({ deletedAt: new Date() }).where(eq(users.email, email));
    expect((await remove(roleId)).statusCode).toBe(200);
    expect((await remove(roleId)).statusCode).toBe(404);
  });
});

describe('the list', () => {
  it('searches names, filters built-in roles and sorts', async () => {
    expect(await names('name=view&sortBy=name&ascOrDesc=asc')).toEqual(['Coupon viewer', 'Document reviewer']);
    expect(await names('builtin=true')).toEqual(['Full access']);
    const sorted = await names('builtin=false&sortBy=name&ascOrDesc=asc&pageSize=100');
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(sorted).toContain('Billing');
  });

  it('counts the members', async () => {
    const { content } = await list('name=Billing');
    expect(content).toMatchObject([{ name: 'Billing', members: 2, builtin: false }]);
  });

  it('of options contains the privileges of each role', async () => {
    const { payload } = (await server.call(admin, { url: '/api/role/dropdown' })).json();
    const found = payload.map(({ name }: { name: string }) => name);
    expect(found).toEqual(expect.arrayContaining(['Auditor', 'Full access']));
    expect(found).not.toContain('Customer');
    expect(payload.find(({ name }: { name: string }) => name === 'Coupon viewer').privileges).toEqual(['COUPONS_READ']);
  });
});
