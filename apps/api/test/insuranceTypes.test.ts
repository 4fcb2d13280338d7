import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, insuranceTypes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { insuranceTypeInput } from './support/insuranceTypes.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const at = '/api/insurance-type';
const create = (payload: object) => server.call(admin, { method: 'POST', url: `${at}/create`, payload });
const update = (payload: object) => server.call(admin, { method: 'PUT', url: `${at}/update`, payload });
const remove = (id: string) => server.call(admin, { method: 'DELETE', url: `${at}/delete/id/${id}` });
const createRecord = async (values = {}) => (await create(insuranceTypeInput(values))).json().payload;
const read = async (path: string, as = admin) => (await server.call(as, { url: at + path })).json().payload;
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('a new insurance type', () => {
  it('is stored as entered', async () => {
    const response = await create({ name: ' Ransom ', tag: ' RANSOM ', active: false });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      message: 'Insurance type created successfully!',
      payload: { name: 'Ransom', tag: 'RANSOM', active: false, deleted: false, version: 1 },
    });
  });

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ tag: undefined }, 'tag', 'Tag is required'],
    [{ active: undefined }, 'active', 'Status is required'],
    [{ active: 'yes' }, 'active', 'Status must be true or false'],
    [{ name: 'X'.repeat(256) }, 'name', 'Name can have at most 255 characters'],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await create(insuranceTypeInput(wrong));
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [{ field, message, code: expect.any(String) }],
    ]);
  });

  it('has a unique name and tag in any letter case, until that type is deleted', async () => {
    const first = await createRecord({ name: 'Marine', tag: 'MARINE' });
    const sameName = await create(insuranceTypeInput({ name: 'marine' }));
    expect([sameName.statusCode, sameName.json()]).toMatchObject([409, { errors: [{ field: 'name' }] }]);
    const sameTag = await create(insuranceTypeInput({ tag: 'marine' }));
    expect([sameTag.statusCode, sameTag.json()]).toMatchObject([409, { errors: [{ field: 'tag' }] }]);
    await remove(first.id);
    expect((await create(insuranceTypeInput({ name: 'marine', tag: 'marine' }))).statusCode).toBe(201);
  });
});

describe('an update', () => {
  it('changes the name and the status and increases the version', async () => {
    const before = await createRecord();
    const response = await update({ insuranceTypeId: before.id, name: 'Renamed', active: false, version: 1 });
    expect(response.json()).toMatchObject({
      message: 'Insurance type updated successfully!',
      payload: { ...before, name: 'Renamed', active: false, version: 2 },
    });
  });

  it('accepts the current tag and rejects a different one', async () => {
    const { id, name, tag } = await createRecord();
    const other = await update({ insuranceTypeId: id, name, tag: 'OTHER', active: true, version: 1 });
    expect(other.statusCode).toBe(400);
    expect(other.json().errors).toEqual([
      { field: 'tag', code: 'insuranceType.tagFixed', message: 'The tag cannot be changed' },
    ]);
    expect((await update({ insuranceTypeId: id, name, tag, active: true, version: 1 })).statusCode).toBe(200);
  });

  it('of an outdated version is rejected with the current record', async () => {
    const { id } = await createRecord();
    const body = { insuranceTypeId: id, active: true, version: 1 };
    await update({ ...body, name: 'First' });
    const response = await update({ ...body, name: 'Second' });
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'stale', payload: { name: 'First' } }]);
  });
});

describe('a deleted insurance type', () => {
  it('is not found by any operation, stays in the database and is recorded in the audit log', async () => {
    const { id } = await createRecord();
    expect((await remove(id)).json()).toMatchObject({ code: 'insuranceType.deleted', payload: null });
    expect((await remove(id)).statusCode).toBe(404);
    const [row] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.id, id));
    expect(row?.deletedAt).toBeInstanceOf(Date);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(auditLog.id);
    expect(trail.map(({ operationId }) => operationId)).toEqual(['createInsuranceType', 'deleteInsuranceType']);
  });
});

describe('the lists', () => {
  beforeAll(async () => {
    await server.db.update(insuranceTypes).set({ deletedAt: new Date() });
    await createRecord({ name: 'Home', tag: 'HOME' });
    await createRecord({ name: 'auto', tag: 'AUTO' });
    await createRecord({ name: 'Pet', tag: 'PET', active: false });
    await remove((await createRecord({ name: 'Gone' })).id);
  });

  it.each([
    ['sortBy=name&ascOrDesc=asc', ['auto', 'Home', 'Pet']],
    ['sortBy=tag&ascOrDesc=desc', ['Pet', 'Home', 'auto']],
    ['', ['Pet', 'auto', 'Home']],
    ['active=true', ['auto', 'Home']],
    ['active=false', ['Pet']],
    ['name=O', ['auto', 'Home']],
    ['name=%25', []],
    ['pageSize=2&pageNo=1', ['Home']],
  ])('all?%s', async (query, expected) => {
    expect(namesOf((await read(`/all?${query}`)).content)).toEqual(expected);
  });

  it('offers active types by name to agents and customers', async () => {
    for (const as of ['agent@demo.test', 'customer@demo.test', admin]) {
      expect(namesOf(await read('/dropdown', as))).toEqual(['auto', 'Home']);
      expect(namesOf(await read('/all-list', as))).toEqual(['auto', 'Home', 'Pet']);
    }
  });
});
