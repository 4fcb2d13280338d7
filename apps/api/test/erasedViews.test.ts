import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, contacts, listViews } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { owner, quoteCalls } from './support/quotes.ts';

let server: Harness;
const calls = quoteCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const expectOk = async (response: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await response;
  expect(statusCode, body).toBeLessThan(300);
};
const erase = (id: string, email: string) => calls.send(owner, 'POST', `/api/contact/erase/id/${id}`, { email });

/** A contact of an agency without saved views. */
async function contactWithoutViews() {
  const contact = await calls.otherContact();
  await server.db.delete(listViews).where(eq(listViews.agencyId, contact.agencyId));
  return contact;
}

describe('the family name of an erased contact', () => {
  it('is erased from saved views and exports that search for it alone', async () => {
    const { id, agencyId, email } = await contactWithoutViews();
    const names = { firstName: 'Ada', lastName: "O'Farrell-Østby" };
    await server.db.update(contacts).set(names).where(eq(contacts.id, id));
    const filter = (...values: string[]) =>
      `filters=${encodeURIComponent(`type.is.PERSONAL*name.contains.${values.map(encodeURIComponent).join('.')}`)}`;
    const family = names.lastName.toLowerCase();
    const queries = {
      Search: `by=name&q=${encodeURIComponent(family)}`,
      Filter: filter(family),
      'Full name in a filter': filter(`Ada ${names.lastName}`),
      [names.lastName]: 'filter=clients',
      'Part of a word': `by=name&q=${encodeURIComponent(`${family}son`)}`,
      'Other filter': filter('Nielsen'),
    };
    for (const [name, query] of Object.entries(queries)) {
      const view = { list: 'contacts', name, query, shared: true };
      await expectOk(calls.send(owner, 'POST', '/api/list-views/create', view));
    }
    const exported = `name.contains.${encodeURIComponent(names.lastName)}`;
    await expectOk(
      server.call(owner, { url: `/api/contact/all/export?columns=name&filters=${encodeURIComponent(exported)}` }),
    );
    await expectOk(erase(id, email));
    const views = await server.db.select().from(listViews).where(eq(listViews.agencyId, agencyId));
    expect(views.map(({ name }) => name).sort()).toEqual(['Other filter', 'Part of a word']);
    const isExport = and(eq(auditLog.agencyId, agencyId), eq(auditLog.recordType, 'export'));
    const [last] = await server.db.select().from(auditLog).where(isExport).orderBy(desc(auditLog.at)).limit(1);
    expect(JSON.stringify(last?.after)).not.toContain('Farrell');
  });

  it('stays in saved views while another contact has it', async () => {
    const { id, agencyId, email } = await contactWithoutViews();
    const [other] = await server.db
      .select()
      .from(contacts)
      .where(and(eq(contacts.agencyId, agencyId), ne(contacts.id, id), isNull(contacts.erasedAt)))
      .limit(1);
    await server.db.update(contacts).set({ lastName: other?.lastName }).where(eq(contacts.id, id));
    const view = { list: 'contacts', name: 'The family', query: `by=name&q=${other?.lastName}`, shared: true };
    await expectOk(calls.send(owner, 'POST', '/api/list-views/create', view));
    await expectOk(erase(id, email));
    expect(await server.db.$count(listViews, eq(listViews.agencyId, agencyId))).toBe(1);
  });
});
