import { DAY } from '@fairlead/rules';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer } from './support/quotes.ts';

let server: Harness;
const calls = policyCalls(() => server);
const { today } = calls;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const assistant = 'assistant@demo.test';
const mailsAbout = (kind: string) =>
  server.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.to, customer)));

describe('the coverages of a policy', () => {
  it('are added and changed by agents, trimmed and visible to the customer', async () => {
    const { id } = await calls.policy();
    const created = (await calls.addCoverage(calls.coverage(id, { name: ' Dwelling ', value: ' $250,000 ' }))).json();
    expect(created.payload).toMatchObject({ policyId: id, name: 'Dwelling', value: '$250,000', description: '' });
    const body = { ...calls.coverage(id, { value: '$300,000' }), coverageId: created.payload.id, version: 1 };
    expect((await calls.changeCoverage(body)).json().payload).toMatchObject({ value: '$300,000', version: 2 });
    expect((await calls.changeCoverage(body)).json()).toMatchObject({ code: 'stale', payload: { version: 2 } });
    expect((await calls.detail(id, customer)).coverages).toMatchObject([{ value: '$300,000' }]);
  });

  it.each([{ name: '' }, { value: '  ' }, { name: 'x'.repeat(256) }, { description: 'x'.repeat(1001) }])(
    'are rejected with %j',
    async (wrong) => {
      const { id } = await calls.policy();
      const response = await calls.addCoverage(calls.coverage(id, wrong));
      expect(response.json().errors).toMatchObject([{ field: Object.keys(wrong)[0] }]);
    },
  );

  it('cannot belong to another policy, and the last one cannot be deleted', async () => {
    const { id } = await calls.policy();
    const [one, two] = [
      (await calls.addCoverage(calls.coverage(id))).json().payload,
      (await calls.addCoverage(calls.coverage(id, { name: 'Contents' }))).json().payload,
    ];
    const elsewhere = { ...calls.coverage((await calls.policy()).id), coverageId: one.id };
    expect((await calls.changeCoverage(elsewhere)).statusCode).toBe(404);
    const remove = (coverage: { id: string }) =>
      calls.send(agent, 'DELETE', `/api/coverages/delete-coverage/id/${coverage.id}`);
    expect((await remove(one)).statusCode).toBe(200);
    expect((await remove(two)).json().code).toBe('coverage.last');
    expect((await calls.detail(id)).coverages).toMatchObject([{ name: 'Contents' }]);
  });
});

describe('documents', () => {
  const input = async (typeId: string, as = agent) => ({
    dbfileId: await calls.file('POLICY', as),
    createdBy: as === customer ? 'CUSTOMER' : 'AGENT',
    createdDocType: 'POLICY',
    typeId,
  });

  it('are added and removed by licensed agents and visible to the customer', async () => {
    const { id } = await calls.policy();
    const created = (await calls.quotes.addDoc(await input(id))).json();
    expect(created.payload).toMatchObject({ typeId: id, createdDocType: 'POLICY', uploadType: 'POLICY' });
    const listed = (await calls.get(customer, `/api/docs/all?typeId=${id}`)).json().payload;
    expect(listed).toMatchObject({ content: [{ id: created.payload.id }], totalElements: 1 });
    const { documents } = await calls.detail(id, customer);
    expect((await server.app.inject({ url: documents[0].dbFile.fileUrl })).statusCode).toBe(200);
    const url = `/api/docs/delete-doc/id/${created.payload.id}`;
    expect((await calls.send(assistant, 'DELETE', url)).json().code).toBe('policy.docsLicensed');
    expect((await calls.send(agent, 'DELETE', url)).json().message).toBe('Doc deleted');
    expect((await calls.detail(id)).documents).toEqual([]);
  });

  it('are not added by other users or with a file of another kind', async () => {
    const { id } = await calls.policy();
    for (const email of [assistant, customer]) {
      const body = { ...(await input(id)), createdBy: email === customer ? 'CUSTOMER' : 'AGENT' };
      expect((await calls.quotes.addDoc(body, email)).json().code).toBe('policy.docsLicensed');
    }
    const dbfileId = await calls.file('CERTIFICATE');
    const response = await calls.quotes.addDoc({ ...(await input(id)), dbfileId });
    expect(response.json().errors).toMatchObject([{ field: 'dbfileId', code: 'doc.fileUnknown' }]);
    const ofQuote = await calls.quotes.addDoc({ ...(await input(id)), createdDocType: 'QUOTE' });
    expect(ofQuote.json().code).toBe('quote.notFound');
  });
});

describe('transactions', () => {
  it('are billed by invoice or not, each with its own reference', async () => {
    const { id } = await calls.policy();
    const invoice = { billingType: 'INVOICE', invoiceNumber: ' INV-7 ', transactionPremium: '120.50' };
    const one = (await calls.bill(calls.transaction(id, { ...invoice, dueDate: today() + DAY }))).json();
    expect(one).toMatchObject({
      message: 'Policy transaction created successfully',
      payload: {
        policyId: id,
        transactionType: 'ENDORSEMENT',
        transactionPremium: '120.50',
        billingType: 'INVOICE',
        invoiceNumber: 'INV-7',
        dueDate: today() + DAY,
        notified: false,
        version: 1,
      },
    });
    const cleared = { id: null, billingType: '', invoiceNumber: 'INV-8', transactionDate: today() - DAY };
    const two = (await calls.bill(calls.transaction(id, cleared))).json().payload;
    expect(two).toMatchObject({ billingType: null, invoiceNumber: '', transactionPremium: '', dueDate: null });
    expect(one.payload.reference).toMatch(/^TX-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(two.reference).not.toBe(one.payload.reference);
    const { transactions } = await calls.detail(id, customer);
    expect(transactions.map((shown: { id: string }) => shown.id)).toEqual([one.payload.id, two.id]);
  });

  it.each([
    [{ transactionType: undefined }, 'transactionType'],
    [{ paymentStatus: undefined }, 'paymentStatus'],
    [{ transactionDate: undefined }, 'transactionDate'],
    [{ transactionDate: 5 }, 'transactionDate'],
    [{ dueDate: 5 }, 'dueDate'],
    [{ transactionType: 'REFUND' }, 'transactionType'],
    [{ billingType: 'INVOICE' }, 'invoiceNumber'],
    [{ billingType: 'INVOICE', invoiceNumber: ' ' }, 'invoiceNumber'],
    [{ billingType: 'CASH' }, 'billingType'],
    [{ reference: 'TX-MINE' }, 'reference'],
  ])('are rejected with %j', async (wrong, field) => {
    const response = await calls.bill(calls.transaction((await calls.policy()).id, wrong));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
  });

  it('cannot change their type and policy, and reject an outdated version', async () => {
    const { id, policyId, reference } = await calls.billed({ billingType: 'INVOICE', invoiceNumber: 'INV-9' });
    const body = { ...calls.transaction(policyId), id, version: 1 };
    const other = { transactionType: 'RENEWAL', policyId: (await calls.policy()).id };
    expect((await calls.rebill({ ...body, ...other })).json().errors).toMatchObject([
      { field: 'policyId', code: 'policy.locked' },
      { field: 'transactionType', code: 'policy.locked' },
    ]);
    const changed = await calls.rebill({ ...body, paymentStatus: 'PAID' });
    expect(changed.json().payload).toMatchObject({ paymentStatus: 'PAID', invoiceNumber: '', reference, version: 2 });
    expect((await calls.rebill(body)).json()).toMatchObject({ code: 'stale', payload: { paymentStatus: 'PAID' } });
  });

  it('are no longer found after deletion', async () => {
    const { id, policyId } = await calls.billed();
    expect((await calls.unbill(id)).json().message).toBe('Policy transaction deleted successfully');
    for (const sending of [calls.unbill(id), calls.notify(id)]) expect((await sending).statusCode).toBe(404);
    expect((await calls.detail(policyId)).transactions).toEqual([]);
  });

  it("are mailed to the customer on each request, at most once a minute, in the customer's language", async () => {
    await server.db.update(users).set({ language: 'nl' }).where(eq(users.email, customer));
    const { id, policyId, version } = await calls.billed({ transactionPremium: '1,250.00', dueDate: today() });
    const before = await mailsAbout('policyTransaction');
    for (let times = 1; times <= 2; times++) {
      const response = await calls.notify(id);
      expect(response.json().message).toBe('The customer was notified');
      expect(response.headers['cache-control']).toBe('no-store');
      const repeated = await calls.notify(id);
      expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'email.sentJustNow']);
      server.clock.advance(60);
    }
    const written = (await mailsAbout('policyTransaction')).slice(before.length);
    expect(written).toHaveLength(2);
    expect(written[0]?.subject).toContain('Over uw polis HO3-448-2201');
    for (const text of ['Aanhangsel', '$1,250.00', 'In behandeling']) expect(written[0]?.text).toContain(text);
    expect((await calls.detail(policyId, customer)).transactions).toMatchObject([{ notified: true, version }]);
    await server.db.update(users).set({ language: 'en' }).where(eq(users.email, customer));
  });
});

describe("the parts of another customer's policy", () => {
  it('are hidden from a customer by row-level security', async () => {
    const { id } = await calls.policy();
    await calls.addCoverage(calls.coverage(id));
    await calls.bill(calls.transaction(id));
    await calls.moveTo(id, (await calls.quotes.otherContact()).id);
    const run = await customerRun();
    for (const table of ['policies', 'coverages', 'policy_transactions'])
      expect(await run(table, id), table).toEqual([]);
  });

  /** Returns a runner for transactions of the customer, without a filter by owner. */
  async function customerRun() {
    const { id: contact, agencyId: agency, userId: user } = await calls.quotes.ownContact();
    const run = scoped(server.db, { role: 'fairlead_customer', agency, user, contact });
    return async (table: string, id: string) => {
      const column = sql.identifier(table === 'policies' ? 'id' : 'policy_id');
      const found = await run((tx) => tx.execute(sql`select id from ${sql.identifier(table)} where ${column} = ${id}`));
      return rowsOf(found);
    };
  }
});
