import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, auditLog, users } from '../src/db/schema/index.ts';
import { addressCalls } from './support/addressStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const assistant = 'assistant@demo.test';
const customer = 'customer@demo.test';
const unsubscribed = 'unsubscribed@demo.test';
const { createRecord, changed, stored } = addressCalls(() => server);
const rowOf = async (id: string) => (await server.db.select().from(addresses).where(eq(addresses.id, id)))[0];
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

it('trims values and stores missing ones as empty', async () => {
  const response = await createRecord({ street: '  12 Elm Street ', zipCode: undefined });
  expect(response.statusCode).toBe(201);
  expect(response.json().payload).toEqual({
    id: expect.any(String),
    addressType: 'USER_ADDRESS',
    street: '12 Elm Street',
    city: 'Portland',
    state: 'ME',
    zipCode: '',
    country: '',
    version: 1,
  });
});

it('is created once per idempotency key', async () => {
  const key = { 'idempotency-key': 'address once' };
  const [first, second] = [await createRecord({}, agent, key), await createRecord({}, agent, key)];
  expect(second.json()).toEqual(first.json());
});

it('has only the types that the role allows', async () => {
  const kinds = ['USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS'];
  const answers = async (as: string) =>
    codes(await Promise.all(kinds.map((addressType) => createRecord({ addressType }, as))));
  expect(await answers(owner)).toEqual([201, 201, 201]);
  expect(await answers(agent)).toEqual([201, 403, 201]);
  expect(await answers(assistant)).toEqual([201, 403, 403]);
  expect(await answers(unsubscribed)).toEqual([201, 201, 403]);
  expect(await answers(customer)).toEqual([201, 403, 403]);
  expect(await answers(admin)).toEqual([201, 403, 403]);
});

it('changes only the given fields', async () => {
  const before = await stored({ zipCode: '04101' });
  const response = await changed({ ...before, city: 'Bangor', state: '' });
  expect(response.json().payload).toMatchObject({ street: '1 Main Street', city: 'Bangor', state: '', version: 2 });
  expect(await rowOf(before.addressId)).toMatchObject({ zipCode: '04101', state: '', version: 2 });
});

it('is changed by its owner and the agency admin; other callers get 404', async () => {
  const mine = await stored({}, customer);
  const as = (email: string, version = 1) => changed({ ...mine, version, city: email.slice(0, 5) }, email);
  const others = [agent, assistant, unsubscribed, admin];
  expect(codes(await Promise.all(others.map((email) => as(email))))).toEqual(others.map(() => 404));
  expect(await rowOf(mine.addressId)).toMatchObject({ city: 'Portland', version: 1 });
  expect((await as(customer)).statusCode).toBe(200);
  expect((await as(owner, 2)).statusCode).toBe(200);
});

it('of an agency can be changed only by its admin', async () => {
  const { addressId, version } = await stored({ addressType: 'AGENCY_ADDRESS' }, owner);
  expect(codes([await changed({ addressId, version }, agent), await changed({ addressId, version }, owner)])).toEqual([
    404, 200,
  ]);
});

it('of a platform admin can be changed by no agency and no other admin', async () => {
  const { addressId, version } = await stored({}, admin);
  expect((await rowOf(addressId))?.agencyId).toBeNull();
  const [limited, own] = [
    await changed({ addressId, version }, 'limited-admin@demo.test'),
    await changed({ addressId, version }, admin),
  ];
  expect(codes([limited, own])).toEqual([404, 200]);
});

it('rejects an outdated version and returns the current record', async () => {
  const before = await stored();
  await changed({ ...before, city: 'Theirs' });
  const response = await changed({ ...before, city: 'Mine' });
  expect([response.statusCode, response.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'stale', payload: expect.objectContaining({ city: 'Theirs', version: 2 }) }),
  ]);
  expect((await rowOf(before.addressId))?.city).toBe('Theirs');
});

it('names the invalid field', async () => {
  expect((await createRecord({ state: 'Maine' })).json().errors).toEqual([
    { field: 'state', code: 'address.stateUnknown', message: 'Please choose a state' },
  ]);
  const long = (await createRecord({ street: 'x'.repeat(256) })).json().errors;
  expect(long).toEqual([
    { field: 'street', code: 'field.maxLength', message: 'Street can have at most 255 characters' },
  ]);
});

it('is recorded in the audit log', async () => {
  const before = await stored();
  await changed({ ...before, city: 'Bangor' });
  const rows = await server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.recordType, 'address'), eq(auditLog.recordId, before.addressId)))
    .orderBy(auditLog.id);
  const [who] = await server.db.select().from(users).where(eq(users.email, agent));
  expect(rows.map(({ operationId, userId }) => [operationId, userId])).toEqual([
    ['createAddress', who?.id],
    ['updateAddress', who?.id],
  ]);
  expect(rows[1]).toMatchObject({ before: { city: 'Portland' }, after: { city: 'Bangor' } });
});
