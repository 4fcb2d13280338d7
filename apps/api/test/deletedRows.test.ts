import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Operation } from '../src/contract/document.ts';
import { contacts, users } from '../src/db/schema/index.ts';
import type { DeletableList } from '../src/deletedAccess.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner } from './support/quotes.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const calls = policyCalls(() => server);
const { quotes } = calls;
const admin = 'admin@demo.test';
const assistant = 'assistant@demo.test';
const agents = [owner, agent, assistant];
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const list = async (as: string, url: string) =>
  (await calls.get(as, `${url}?isDeleted=true&pageSize=100`)).json().payload.content;

/** Accounts that may read deleted rows, by list. */
const expected: Record<DeletableList, readonly string[]> = {
  listAdmins: [admin],
  exportAdmins: [admin],
  listRoles: [admin],
  exportRoles: [admin],
  listCoupons: [admin],
  exportCoupons: [admin],
  listSubscriptionPackages: [admin],
  exportSubscriptionPackages: [admin],
  listInsuranceTypes: [admin],
  listCarriers: [admin],
  listVerificationDocs: [admin],
  listPlans: [admin, 'limited-admin@demo.test', owner, 'unsubscribed@demo.test'],
  exportPlans: [admin, 'limited-admin@demo.test', owner, 'unsubscribed@demo.test'],
  listOpportunities: agents,
  exportOpportunities: agents,
  listQuotes: agents,
  sumQuotes: agents,
  exportQuotes: agents,
  listDocs: agents,
};

const lists = [...contract.values()].filter(({ parameters }) => parameters.some(({ name }) => name === 'isDeleted'));

describe.each(lists)('deleted rows of $id', ({ id, path }: Operation) => {
  it.each(demoAccounts.map(({ email }) => email))('as %s', async (email) => {
    const { statusCode, body } = await server.call(email, { url: `${path}?isDeleted=true` });
    expect(statusCode, body).toBe(expected[id as DeletableList].includes(email) ? 200 : 403);
  });

  it('are not returned for other spellings of the parameter', async () => {
    for (const spelling of ['isDeleted=TRUE', 'isDeleted=1', 'isDeleted=', 'isDeleted=true&isDeleted=false']) {
      const { statusCode } = await server.call(customer, { url: `${path}?${spelling}` });
      expect([spelling, statusCode]).toEqual([spelling, 403]);
    }
  });
});

describe('a deleted quote', () => {
  it('is returned only to the agent who may delete it, and to no caller by id', async () => {
    const { id } = await quotes.quote();
    expect((await calls.send(agent, 'DELETE', `/api/quotes/id/${id}/delete-quote`)).statusCode).toBe(200);
    expect(ids(await list(agent, '/api/quotes/all'))).toContain(id);
    expect(ids(await list(owner, '/api/quotes/all'))).not.toContain(id);
    for (const email of [customer, agent, owner]) {
      expect((await calls.get(email, `/api/quotes/id/${id}`)).statusCode).toBe(404);
      expect((await calls.get(email, `/api/quotes/response/download/quote/id/${id}`)).statusCode).toBe(404);
    }
    const options = (await calls.get(agent, '/api/quotes/all/dropdown')).json().payload;
    expect(ids(options)).not.toContain(id);
  });
});

describe('a deleted opportunity', () => {
  it('is returned only to the agent who may delete it, and to no caller by id', async () => {
    const { id } = await quotes.opportunity();
    expect((await calls.send(agent, 'DELETE', `/api/opportunity/delete/id/${id}`)).statusCode).toBe(200);
    expect(ids(await list(agent, '/api/opportunity/all'))).toContain(id);
    expect(ids(await list(owner, '/api/opportunity/all'))).not.toContain(id);
    for (const email of [customer, agent, owner]) {
      expect((await calls.get(email, `/api/opportunity/id/${id}`)).statusCode).toBe(404);
      expect((await calls.get(email, `/api/opportunity/response/download/opportunity/id/${id}`)).statusCode).toBe(404);
    }
  });
});

describe('a deleted document', () => {
  const removed = async (typeId: string, createdDocType: 'POLICY' | 'QUOTE') => {
    const file = createdDocType === 'POLICY' ? { createdDocType, dbfileId: await calls.file('POLICY') } : {};
    const { payload } = (await quotes.addDoc(await quotes.docInput(typeId, agent, file))).json();
    expect((await calls.send(agent, 'DELETE', `/api/docs/delete-doc/id/${payload.id}`)).statusCode).toBe(200);
    return payload;
  };

  it('has no link and cannot be opened', async () => {
    const { id } = await removed((await quotes.quote()).id, 'QUOTE');
    const row = (await list(agent, '/api/docs/all')).find((doc: { id: string }) => doc.id === id);
    expect(row).toMatchObject({ deleted: true, dbFile: { fileUrl: '', fileName: 'Elevation certificate.PDF' } });
    for (const email of [customer, agent, owner])
      expect((await calls.send(email, 'PUT', `/api/docs/id/${id}`)).statusCode).toBe(404);
  });

  it('of a policy is listed only for licensed agents, who may delete it', async () => {
    const { id } = await removed((await calls.policy()).id, 'POLICY');
    expect(ids(await list(agent, '/api/docs/all'))).toContain(id);
    expect(ids(await list(assistant, '/api/docs/all'))).not.toContain(id);
  });

  it('has a link that expires within half an hour', async () => {
    const { dbFile } = await removed((await quotes.quote()).id, 'QUOTE');
    server.clock.advance(30 * 60);
    expect((await server.app.inject({ url: dbFile.fileUrl })).statusCode).toBe(404);
  });
});

describe('a deleted record of the platform', () => {
  const tables = {
    coupons: '/api/coupons',
    carriers: '/api/carrier',
    insurance_types: '/api/insurance-type',
    subscription_packages: '/api/subscription-package',
    verification_docs: '/api/verification-doc',
  };

  it.each(Object.entries(tables))('of %s answers 404 under its id', async (table, at) => {
    const name = sql.identifier(table);
    const [row] = rowsOf<{ id: string }>(
      await server.db.execute(
        sql`update ${name} set deleted_at = now() where id = (select id from ${name} where deleted_at is null limit 1) returning id`,
      ),
    );
    expect((await calls.get(admin, `${at}/id/${row?.id}`)).statusCode).toBe(404);
  });
});

describe('the owner agent of a contact', () => {
  it('no longer reads its deleted quotes after the contact has moved to another agent', async () => {
    const contact = await quotes.otherContact();
    const { id } = await quotes.quote({ contactId: contact.id }, { contactId: contact.id });
    expect((await calls.send(agent, 'DELETE', `/api/quotes/id/${id}/delete-quote`)).statusCode).toBe(200);
    const [next] = await server.db.select().from(users).where(eq(users.email, owner));
    await server.db.update(contacts).set({ agentId: next?.id }).where(eq(contacts.id, contact.id));
    expect(ids(await list(agent, '/api/quotes/all'))).not.toContain(id);
    expect(ids(await list(owner, '/api/quotes/all'))).toContain(id);
  });
});
