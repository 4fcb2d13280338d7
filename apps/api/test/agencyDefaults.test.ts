import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyRow } from '../src/db/rows.ts';
import { agencies, contacts, mails, users } from '../src/db/schema/index.ts';
import { languageOfContact } from '../src/mail/readers.ts';
import { type Harness, startHarness } from './support/harness.ts';

const owner = 'owner@demo.test';
const customer = 'customer@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const agency = async () =>
  onlyRow(
    await server.db
      .select({ agency: agencies })
      .from(agencies)
      .innerJoin(users, eq(users.agencyId, agencies.id))
      .where(eq(users.email, owner)),
  ).agency;

async function save(section: 'brand' | 'time', values: object) {
  const { id: agencyId, version } = await agency();
  const payload = { agencyId, version, ...values };
  const answer = await server.call(owner, { method: 'PUT', url: `/api/agency/settings/${section}`, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload;
}
const setLanguage = (defaultLanguage: string) =>
  save('time', { timeZone: 'America/New_York', digestTime: '07:00', defaultLanguage });
const themeOf = async (email: string) =>
  (await server.call(email, { url: '/api/auth/me' })).json().payload.agency.theme as string;

it('tells the session of each user of the agency its theme', async () => {
  expect(await themeOf(customer)).toBe('DEFAULT');
  expect((await save('brand', { theme: 'GREEN' })).theme).toBe('GREEN');
  for (const email of [owner, customer]) expect(await themeOf(email)).toBe('GREEN');
  expect(await themeOf('unsubscribed@demo.test')).toBe('DEFAULT');
});

it('returns the time zone of the agency to each of its users', async () => {
  const timeZoneOf = async (email: string) =>
    (await server.call(email, { url: '/api/auth/me' })).json().payload.agency.timeZone as string;
  await setLanguage('en');
  for (const email of [owner, customer]) expect(await timeZoneOf(email)).toBe('America/New_York');
});

it('names the person who changed a section last', async () => {
  const { lastChanges } = await save('brand', { theme: 'BLUE' });
  expect(lastChanges).toMatchObject({
    brand: { changedAt: expect.any(Number), changedBy: 'Margaret Sullivan' },
    retention: null,
  });
});

it('writes mails to people without an account in the language of the agency', async () => {
  expect((await setLanguage('fr')).defaultLanguage).toBe('fr');
  const { id: agencyId } = await agency();
  const found = await server.db.select().from(contacts).where(eq(contacts.agencyId, agencyId));
  const languageOf = (userId: string | null) =>
    server.db.transaction((tx) => languageOfContact(tx, { userId, agencyId }));
  expect(await languageOf(null)).toBe('fr');
  // the language of an account stays its own
  expect(await languageOf(found.find(({ userId }) => userId !== null)?.userId ?? null)).toBe('en');

  const payload = { agentEmail: 'jeanne@people.test' };
  const created = await server.call(owner, { method: 'POST', url: '/api/invitation/create', payload });
  expect(created.statusCode, created.body).toBe(201);
  const { id } = created.json().payload;
  const sent = await server.call(owner, { method: 'POST', url: `/api/invitation/invite/id/${id}` });
  expect(sent.statusCode, sent.body).toBe(200);
  const mail = await server.db
    .select()
    .from(mails)
    .where(and(eq(mails.agencyId, agencyId), eq(mails.to, payload.agentEmail)))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  expect(onlyRow(mail).html).toContain('lang="fr"');
  await setLanguage('en');
});
