import { listViewLimits } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { listViews } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { listViewCalls } from './support/listViewStatusCases.ts';
import { requests } from './support/requests.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const assistant = 'assistant@demo.test';
const { send, get } = requests(() => server);
const { create, stored } = listViewCalls(() => server);
const update = (as: string, { id, version }: { id: string; version: number }, values: object) =>
  send(as, 'PUT', '/api/list-views/update', { viewId: id, version, ...values });
const remove = (as: string, { id }: { id: string }) => send(as, 'DELETE', `/api/list-views/delete/id/${id}`);
const viewsOf = async (as: string, list = 'policies'): Promise<{ id: string; isDefault: boolean }[]> =>
  (await get(as, `/api/list-views/all?list=${list}`)).json().payload;
const sees = async (as: string, id: string, list?: string) => (await viewsOf(as, list)).some((view) => view.id === id);

describe('a saved view', () => {
  it('is returned with its state to its creator', async () => {
    const state = { query: 'filters=expires.next.30', columns: ['policy', 'expires'], density: 'compact' };
    const created = await create({ name: ' Soon ', ...state });
    expect(created.json().payload).toMatchObject({
      ...state,
      name: 'Soon',
      own: true,
      mayChange: true,
      shared: false,
      createdByName: expect.any(String),
    });
    expect(await viewsOf(agent)).toContainEqual(created.json().payload);
    expect(await viewsOf(agent, 'quotes')).toEqual([]);
  });

  it('is private until it is shared', async () => {
    const view = await stored();
    expect(await sees(assistant, view.id)).toBe(false);
    expect(await sees(owner, view.id)).toBe(false);
    await update(agent, view, { shared: true });
    expect(await sees(assistant, view.id)).toBe(true);
    expect((await viewsOf(assistant)).find(({ id }) => id === view.id)).toMatchObject({ own: false, mayChange: false });
  });

  it('is hidden from users who may not read its list', async () => {
    const view = await stored({ list: 'claims', query: 'q=Whitaker', shared: true });
    expect(await sees(owner, view.id, 'claims')).toBe(true);
    expect((await get(assistant, '/api/list-views/all?list=claims')).statusCode).toBe(403);
    expect((await create({ list: 'claims' }, assistant)).statusCode).toBe(403);
    expect((await get(agent, '/api/list-views/all?list=audit')).statusCode).toBe(403);
    expect((await get(owner, '/api/list-views/all?list=audit')).statusCode).toBe(200);
  });

  it('is changed and deleted by its creator or, when shared, by the agency admin', async () => {
    const mine = await stored();
    expect((await update(owner, mine, { name: 'Taken over' })).statusCode).toBe(404);
    expect((await remove(owner, mine)).statusCode).toBe(404);
    const shared = await stored({ shared: true });
    expect((await update(assistant, shared, { name: 'Taken over' })).statusCode).toBe(404);
    expect((await remove(assistant, shared)).statusCode).toBe(404);
    const renamed = await update(owner, shared, { name: 'Renamed by the admin' });
    expect(renamed.json().payload).toMatchObject({ name: 'Renamed by the admin', own: false, mayChange: true });
    expect((await update(owner, renamed.json().payload, { shared: false })).statusCode).toBe(403);
    expect((await update(owner, renamed.json().payload, { isDefault: true })).statusCode).toBe(403);
    expect((await remove(owner, shared)).statusCode).toBe(200);
    expect(await sees(agent, shared.id)).toBe(false);
    expect((await remove(agent, mine)).statusCode).toBe(200);
  });

  it('is the only default of its creator', async () => {
    const [first, second] = [await stored({ isDefault: true }), await stored({ isDefault: true, shared: true })];
    const defaults = async (as: string) => (await viewsOf(as)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults(agent)).toEqual([second.id]);
    expect(await defaults(assistant)).toEqual([]);
    const current = (await viewsOf(agent)).find(({ id }) => id === first.id);
    const again = await update(agent, current as typeof first, { isDefault: true });
    expect(again.json().payload).toMatchObject({ isDefault: true });
    expect(await defaults(agent)).toEqual([first.id]);
  });

  it('has a name of its own among the views of its creator', async () => {
    await create({ name: 'Renewals' });
    const again = await create({ name: 'RENEWALS' });
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: 'listView.nameTaken', errors: [{ field: 'name' }] },
    ]);
    expect((await create({ name: 'Renewals' }, assistant)).statusCode).toBe(201);
    expect((await create({ name: 'Renewals', list: 'quotes' })).statusCode).toBe(201);
  });

  it('of a platform admin is private', async () => {
    const admin = 'admin@demo.test';
    const coupons = { list: 'coupons', query: 'filters=expires.next.30', name: 'Expiring' };
    const view = await stored({ ...coupons, isDefault: true }, admin);
    expect(await viewsOf(admin, 'coupons')).toEqual([view]);
    expect(view).toMatchObject({ own: true, mayChange: true, isDefault: true });
    expect((await create(coupons, admin)).json()).toMatchObject({ code: 'listView.nameTaken' });
    expect((await create({ ...coupons, name: 'Shared', shared: true }, admin)).statusCode).toBe(403);
    expect((await update(admin, view, { shared: true })).statusCode).toBe(403);
    const renamed = await update(admin, view, { name: 'Soon' });
    expect(renamed.json().payload).toMatchObject({ name: 'Soon', shared: false });
    expect(await viewsOf('limited-admin@demo.test', 'coupons')).toEqual([]);
    for (const other of ['limited-admin@demo.test', agent]) {
      expect((await update(other, renamed.json().payload, { name: 'Taken over' })).statusCode).toBe(404);
      expect((await remove(other, view)).statusCode).toBe(404);
    }
    expect((await remove(admin, view)).statusCode).toBe(200);
    expect(await viewsOf(admin, 'coupons')).toEqual([]);
  });

  it('is listed for its creator, also when colleagues share many others', async () => {
    const shared = await stored({ list: 'contacts', shared: true });
    const row = onlyRow(await server.db.select().from(listViews).where(eq(listViews.id, shared.id)));
    const others = Array.from({ length: listViewLimits.listed }, (_, at) => ({
      ...row,
      id: uuidv7(),
      name: `Shared ${at}`,
    }));
    await server.db.insert(listViews).values(others);
    const own = (await create({ list: 'contacts', name: 'Own' }, assistant)).json().payload;
    const listed = await viewsOf(assistant, 'contacts');
    expect(listed).toHaveLength(listViewLimits.listed);
    expect(listed.at(-1)?.id).toBe(own.id);
  });

  it('is one of a limited number', async () => {
    for (let at = 1; at < listViewLimits.own; at++)
      expect((await create({ list: 'claims' }, owner)).statusCode).toBe(201);
    const payload = { list: 'claims', name: 'The last one', query: '', shared: false };
    const headers = { 'idempotency-key': 'the last view' };
    const last = { method: 'POST', url: '/api/list-views/create', payload, headers } as const;
    const [first, repeated] = [await server.call(owner, last), await server.call(owner, last)];
    expect([first.statusCode, repeated.statusCode, repeated.json()]).toEqual([201, 201, first.json()]);
    expect((await create({ list: 'claims' }, owner)).json()).toMatchObject({ code: 'listView.tooMany' });
    expect((await create({ list: 'contacts' }, owner)).statusCode).toBe(201);
  });
});
