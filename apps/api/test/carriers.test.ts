import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, carriers } from '../src/db/schema/index.ts';
import { carrierInput, uploadImage } from './support/carriers.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const at = '/api/carrier';
const create = async (values = {}) =>
  server.call(admin, { method: 'POST', url: `${at}/create`, payload: await carrierInput(server, values) });
const update = (payload: object) => server.call(admin, { method: 'PUT', url: `${at}/update/`, payload });
const remove = (id: string) => server.call(admin, { method: 'DELETE', url: `${at}/delete/id/${id}` });
const createRecord = async (values = {}) => {
  const response = await create(values);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};
const read = async (path: string, as = admin) => (await server.call(as, { url: at + path })).json().payload;
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);
const bodyOf = ({ id, name, websiteUrl, claimUrl, paymentUrl, active, version }: Record<string, unknown>) => ({
  carrierId: id,
  name,
  websiteUrl,
  claimUrl,
  paymentUrl,
  active,
  version,
});

describe('a new carrier', () => {
  it('is stored as entered, with its image under both names', async () => {
    const dbfileId = await uploadImage(server);
    const { image, profilePhoto, ...carrier } = await createRecord({ name: ' Harbor Mutual ', dbfileId });
    expect(carrier).toMatchObject({ name: 'Harbor Mutual', active: true, deleted: false, version: 1 });
    expect(image).toEqual(profilePhoto);
    expect(image.id).toBe(dbfileId);
    const imageResponse = await server.app.inject({ url: image.fileUrl });
    expect([imageResponse.statusCode, imageResponse.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await read(`/id/${carrier.id}`)).toMatchObject(carrier);
  });

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ websiteUrl: '' }, 'websiteUrl', 'Website is required'],
    [{ claimUrl: '' }, 'claimUrl', 'Claim URL is required'],
    [{ paymentUrl: undefined }, 'paymentUrl', 'Payment URL is required'],
    [{ websiteUrl: 'harbor.test' }, 'websiteUrl', 'Please give valid URL'],
    [{ websiteUrl: 'https://harbor' }, 'websiteUrl', 'Please give valid URL'],
    [{ claimUrl: 'javascript:alert(1)' }, 'claimUrl', 'Please give valid URL'],
    [{ paymentUrl: 'javascript://harbor.test/%0aalert(1)' }, 'paymentUrl', 'Please give valid URL'],
    [{ dbfileId: undefined }, 'dbfileId', 'Image is required'],
    [{ dbfileId: '01940000-0000-7000-8000-000000000000' }, 'dbfileId', 'Please upload the image again'],
    [{ active: undefined }, 'active', 'Status is required'],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await create(wrong);
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [{ field, message, code: expect.any(String) }],
    ]);
  });

  it('rejects images of other kinds and of agencies', async () => {
    const photo = await uploadImage(server, admin, 'USER_IMAGE');
    const agencys = await uploadImage(server, 'agent@demo.test', 'USER_IMAGE');
    for (const dbfileId of [photo, agencys])
      expect((await create({ dbfileId })).json().errors).toMatchObject([{ code: 'carrier.imageUnknown' }]);
  });

  it('has a unique name in any letter case', async () => {
    await createRecord({ name: 'Quarry Casualty' });
    expect((await create({ name: 'quarry casualty' })).json()).toMatchObject({
      code: 'carrier.nameTaken',
      errors: [{ field: 'name', message: 'There is already a carrier with this name' }],
    });
  });
});

describe('an update', () => {
  it('keeps the image or sets a new one', async () => {
    const before = await createRecord();
    const unchangedImage = (await update({ ...bodyOf(before), active: false })).json();
    expect(unchangedImage).toMatchObject({
      message: 'Carrier updated successfully',
      payload: { active: false, version: 2 },
    });
    expect(unchangedImage.payload.image.id).toBe(before.image.id);
    const dbfileId = await uploadImage(server);
    const changed = (await update({ ...bodyOf(unchangedImage.payload), dbfileId })).json();
    expect(changed.payload.image.id).toBe(dbfileId);
  });

  it('of an outdated version is rejected with the current record', async () => {
    const before = await createRecord();
    const answers = await Promise.all([true, false].map((active) => update({ ...bodyOf(before), active })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'stale',
      payload: { id: before.id, version: 2 },
    });
  });
});

describe('a deleted carrier', () => {
  it('is not found by any operation, stays in the database and is recorded in the audit log', async () => {
    const { id } = await createRecord();
    expect((await remove(id)).json()).toMatchObject({ code: 'carrier.deleted', payload: null });
    expect((await remove(id)).statusCode).toBe(404);
    const [row] = await server.db.select().from(carriers).where(eq(carriers.id, id));
    expect(row?.deletedAt).toBeInstanceOf(Date);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(auditLog.id);
    expect(trail.map(({ operationId }) => operationId)).toEqual(['createCarrier', 'deleteCarrier']);
    expect(JSON.stringify(trail)).not.toContain('sig=');
  });
});

describe('the lists', () => {
  beforeAll(async () => {
    await server.db.update(carriers).set({ deletedAt: new Date() });
    await createRecord({ name: 'Beacon', websiteUrl: 'https://beacon.test', claimUrl: 'https://claims.test/beacon' });
    await createRecord({ name: 'alder', websiteUrl: 'https://alder.test', claimUrl: 'https://claims.test/alder' });
    await createRecord({ name: 'Cedar', active: false });
    await remove((await createRecord({ name: 'Gone' })).id);
  });

  it.each([
    ['sortBy=name&ascOrDesc=asc', ['alder', 'Beacon', 'Cedar']],
    ['sortBy=name&ascOrDesc=desc', ['Cedar', 'Beacon', 'alder']],
    ['', ['Cedar', 'alder', 'Beacon']],
    ['sortBy=creationDate&ascOrDesc=asc', ['Beacon', 'alder', 'Cedar']],
    ['active=true', ['alder', 'Beacon']],
    ['active=false', ['Cedar']],
    ['name=AL', ['alder']],
    ['websiteUrl=beacon.', ['Beacon']],
    ['claimUrl=claims.test', ['alder', 'Beacon']],
    ['claimUrl=claims.test&active=false', []],
    ['pageSize=2&pageNo=1', ['Beacon']],
  ])('all?%s', async (query, expected) => {
    expect(namesOf((await read(`/all?${query}`)).content)).toEqual(expected);
  });

  it('offers active carriers with their images to every signed-in user', async () => {
    for (const as of ['agent@demo.test', 'customer@demo.test', admin]) {
      const options = await read('/all/dropdown', as);
      expect(namesOf(options)).toEqual(['alder', 'Beacon']);
      expect((await server.app.inject({ url: options[0].image.fileUrl })).statusCode).toBe(200);
    }
  });
});
