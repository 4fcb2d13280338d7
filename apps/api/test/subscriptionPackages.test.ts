import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencySubscriptions, auditLog, subscriptionPackages } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { packageInput } from './support/packages.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const at = '/api/subscription-package';
const create = (payload: object, headers = {}) =>
  server.call(admin, { method: 'POST', url: `${at}/create`, payload, headers });
const update = (payload: object) => server.call(admin, { method: 'PUT', url: `${at}/update`, payload });
const remove = (id: string) => server.call(admin, { method: 'DELETE', url: `${at}/delete/id/${id}` });
const createRecord = async (values = {}) => (await create(packageInput(values))).json().payload;
const list = async (query: string, as = admin) => (await server.call(as, { url: `${at}/all?${query}` })).json().payload;
const names = async (query: string, as = admin): Promise<string[]> =>
  (await list(query, as)).content.map(({ packageName }: { packageName: string }) => packageName);

describe('a new package', () => {
  it('is stored as entered, to the cent', async () => {
    const typed = packageInput({ packageName: '  Growth plus ', price: 1234.56 });
    const response = await create(typed);
    const { payload } = response.json();
    expect(response.statusCode).toBe(201);
    expect(response.json().message).toBe('Package created successfully');
    expect(response.headers.location).toBe(`${at}/id/${payload.id}`);
    expect(payload).toMatchObject({ ...typed, packageName: 'Growth plus', isDeleted: false, version: 1 });
    expect((await server.call(admin, { url: `${at}/id/${payload.id}` })).json().payload).toEqual(payload);
  });

  it.each([
    [{ packageName: '' }, 'packageName', 'Package Name is required'],
    [{ packageName: '   ' }, 'packageName', 'Package Name is required'],
    [{ packageName: '\u200b' }, 'packageName', 'Package Name is required'],
    [{ packageDetails: 'a\u0000b' }, 'packageDetails', 'Package Details contains a character that cannot be stored'],
    [{ packageName: 'X'.repeat(256) }, 'packageName', 'Package Name can have at most 255 characters'],
    [{ price: undefined }, 'price', 'Price is required'],
    [{ price: 0 }, 'price', 'Price need to be greater than 0'],
    [{ price: -1 }, 'price', 'Price need to be greater than 0'],
    [{ price: 0.001 }, 'price', 'Price can have at most two decimals'],
    [{ price: 0.004 }, 'price', 'Price can have at most two decimals'],
    [{ price: 1e-9 }, 'price', 'Price can have at most two decimals'],
    [{ price: 49.500000001 }, 'price', 'Price can have at most two decimals'],
    [{ price: 1_000_001 }, 'price', 'Price must be at most 1,000,000'],
    [{ price: '10' }, 'price', 'Price must be a number'],
    [{ subscriptionDuration: undefined }, 'subscriptionDuration', 'Duration is required'],
    [
      { subscriptionDuration: 'TWO_MONTH' },
      'subscriptionDuration',
      'Duration must be one of: ONE_MONTH, THREE_MONTH, SIX_MONTH, TWELVE_MONTH',
    ],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await create(packageInput(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ field, message, code: expect.stringMatching(/^field\./) }]);
  });

  it('does not require details', async () => {
    const { packageDetails: _, ...input } = packageInput();
    expect((await create(input)).json().payload.packageDetails).toBe('');
  });

  it('is created once when the same request is sent twice', async () => {
    const headers = { 'idempotency-key': 'package-once' };
    const [typed] = [packageInput()];
    const [first, second] = [await create(typed, headers), await create(typed, headers)];
    expect(second.json().payload).toEqual(first.json().payload);
  });
});

describe('an update', () => {
  const bodyOf = ({ id, creationDate: _, isDeleted: __, ...rest }: Record<string, unknown>) => ({
    ...rest,
    subscriptionPackageId: id,
  });

  it('succeeds once when many send the same version', async () => {
    const before = await createRecord();
    const answers = await Promise.all([1, 2, 3].map((price) => update({ ...bodyOf(before), price })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const stale = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(stale).toMatchObject({ code: 'stale', payload: { id: before.id, version: 2 } });
  });

  it('does not change existing plans', async () => {
    const [plan] = await server.db.select().from(agencySubscriptions);
    const { payload } = (await server.call(admin, { url: `${at}/id/${plan?.packageId}` })).json();
    expect((await update({ ...bodyOf(payload), price: 1, packageName: 'Renamed' })).statusCode).toBe(200);
    await remove(payload.id);
    const [after] = await server.db.select().from(agencySubscriptions);
    expect(after).toEqual(plan);
  });
});

describe('a deleted package', () => {
  it('is not found by any operation, stays in the database and is recorded in the audit log', async () => {
    const { id } = await createRecord();
    expect((await remove(id)).json()).toMatchObject({ code: 'subscriptionPackage.deleted', payload: null });
    expect((await remove(id)).statusCode).toBe(404);
    expect((await server.call(admin, { url: `${at}/id/${id}` })).statusCode).toBe(404);
    const [row] = await server.db.select().from(subscriptionPackages).where(eq(subscriptionPackages.id, id));
    expect(row?.deletedAt).toBeInstanceOf(Date);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(auditLog.id);
    expect(trail.map(({ operationId }) => operationId)).toEqual([
      'createSubscriptionPackage',
      'deleteSubscriptionPackage',
    ]);
  });
});

describe('the list', () => {
  beforeAll(async () => {
    await server.db.update(subscriptionPackages).set({ deletedAt: new Date() });
    const wanted: [string, number, string][] = [
      ['alpha 50%', 30, 'TWELVE_MONTH'],
      ['Bravo', 10, 'SIX_MONTH'],
      ['Échelle', 20, 'ONE_MONTH'],
    ];
    for (const [packageName, price, subscriptionDuration] of wanted)
      await createRecord({ packageName, price, subscriptionDuration });
    await remove((await createRecord({ packageName: 'Gone' })).id);
  });

  it.each([
    ['sortBy=packageName&ascOrDesc=asc', ['alpha 50%', 'Bravo', 'Échelle']],
    ['sortBy=packageName&ascOrDesc=desc', ['Échelle', 'Bravo', 'alpha 50%']],
    ['sortBy=price&ascOrDesc=asc', ['Bravo', 'Échelle', 'alpha 50%']],
    ['sortBy=subscriptionDuration&ascOrDesc=asc', ['Échelle', 'Bravo', 'alpha 50%']],
    ['', ['Échelle', 'Bravo', 'alpha 50%']],
    ['packageName=RAV', ['Bravo']],
    ['packageName=ÉCH', ['Échelle']],
    ['packageName=%25', ['alpha 50%']],
    ['packageName=_', []],
    ['pageSize=2&pageNo=1', ['alpha 50%']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('counts all pages', async () => {
    expect(await list('pageSize=2')).toMatchObject({ totalElements: 3, numberOfElements: 2, totalPages: 2 });
  });

  it('shows agency admins only packages on sale', async () => {
    expect(await names('sortBy=packageName&ascOrDesc=asc', 'unsubscribed@demo.test')).toEqual([
      'alpha 50%',
      'Bravo',
      'Échelle',
    ]);
    const deleted = { url: '/api/subscription-package/all?isDeleted=true' };
    expect((await server.call('unsubscribed@demo.test', deleted)).statusCode).toBe(403);
    expect(await names('isDeleted=true')).toContain('Gone');
  });
});
