import { secondsOf } from '@fairlead/rules';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, carriers, claims, contacts, mailThreads, policies, quotes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer } from './support/quotes.ts';

interface Result {
  type: string;
  id: string;
  title: string;
  detail: string;
  status: string | null;
}

let server: Harness;
let policy: typeof policies.$inferSelect;
let contact: typeof contacts.$inferSelect;
beforeAll(async () => {
  server = await startHarness();
  // A policy that the demo customer sees
  const url = '/api/policy/all?pageSize=1';
  const { id } = (await server.call(customer, { url })).json().payload.content[0];
  const [own] = await server.db.select().from(policies).where(eq(policies.id, id));
  if (!own) throw new Error('the customer has no policy');
  policy = own;
  const [holder] = await server.db.select().from(contacts).where(eq(contacts.id, own.contactId));
  if (!holder) throw new Error('the policy has no contact');
  contact = holder;
  await server.db.update(contacts).set({ phone: '2067319946' }).where(eq(contacts.id, holder.id));
});
afterAll(() => server.close());

async function search(text: string, as = agent): Promise<Result[]> {
  const response = await server.call(as, { url: `/api/search?q=${encodeURIComponent(text)}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
}
const typesOf = (results: readonly Result[]) => new Set(results.map(({ type }) => type));

describe('the search of an agent', () => {
  it.each([
    ['part of the name', () => `${contact.firstName} ${contact.lastName}`.slice(1, -1).toUpperCase()],
    ['the email', () => contact.email],
    ['the phone number in any notation', () => '+1 (206) 731-9946'],
    ['part of the phone number', () => '731-99'],
  ])('finds a contact by %s', async (_, text) => {
    expect(await search(text())).toContainEqual({
      type: 'CONTACT',
      id: contact.id,
      title: `${contact.firstName} ${contact.lastName}`,
      detail: expect.stringContaining(contact.email),
      status: null,
      phone: '2067319946',
    });
  });

  it('shows facts that distinguish records of the same contact', async () => {
    const [policyFound] = (await search(policy.policyNumber)).filter(({ id }) => id === policy.id);
    const [row] = await server.db
      .select({ carrier: carriers.name, expiresOn: policies.expiresOn })
      .from(policies)
      .leftJoin(carriers, eq(carriers.id, policies.carrierId))
      .where(eq(policies.id, policy.id));
    expect(policyFound).toMatchObject({ carrierName: row?.carrier, expiredDate: secondsOf(row?.expiresOn ?? '') });

    const [quote] = await server.db.select().from(quotes).where(eq(quotes.agencyId, policy.agencyId)).limit(1);
    const found = (await search(`Q-${quote?.serial}`)).find(({ id }) => id === quote?.id);
    expect(found).toMatchObject({ premiumAmount: (quote?.premiumCents ?? 0) / 100, carrierName: expect.any(String) });
    expect(found).not.toHaveProperty('expiredDate');

    const [claim] = await server.db.select().from(claims).where(eq(claims.agencyId, policy.agencyId)).limit(1);
    expect((await search(`CLM-${claim?.serial}`)).find(({ id }) => id === claim?.id)).toMatchObject({
      lossDate: secondsOf(claim?.lossOn ?? ''),
    });
  });

  it('finds policies by number, serial and contact', async () => {
    const expected = { type: 'POLICY', id: policy.id, title: policy.policyNumber, status: policy.status };
    for (const text of [policy.policyNumber.toLowerCase(), `POL-${policy.serial}`, `pol${policy.serial}`])
      expect(await search(text), text).toContainEqual(expect.objectContaining(expected));
    const byContact = await search(`${contact.firstName} ${contact.lastName}`);
    const found = byContact.filter(({ type }) => type === 'POLICY');
    expect(found.length).toBeGreaterThan(0);
    for (const { detail } of found) expect(detail).toContain(contact.lastName);
  });

  it('finds the policies of a company, also in the list', async () => {
    const company = 'Quillmark Roofing';
    const of = eq(contacts.id, contact.id);
    await server.db.update(contacts).set({ companyName: company }).where(of);
    try {
      const found = (await search('quillmark')).filter(({ type }) => type === 'POLICY');
      expect(found.map(({ id }) => id)).toContain(policy.id);
      for (const { detail } of found) expect(detail).toContain(`${contact.lastName}, ${company}`);
      const byName = (await search(contact.lastName)).filter(({ type }) => type === 'POLICY');
      for (const { detail } of byName) expect(detail).not.toContain(company);
      const name = encodeURIComponent(`${contact.firstName} ${contact.lastName}`);
      for (const area of ['policy', 'renewals', 'quotes', 'opportunity', 'claim']) {
        const count = async (text: string): Promise<number> => {
          const response = await server.call(agent, { url: `/api/${area}/all?filters=customer.contains.${text}` });
          expect(response.statusCode, response.body).toBe(200);
          return response.json().payload.totalElements;
        };
        expect(await count('quillmark'), area).toBe(await count(name));
      }
    } finally {
      await server.db.update(contacts).set({ companyName: contact.companyName }).where(of);
    }
  });

  it('puts an exact serial first', async () => {
    const [oldest] = await server.db
      .select({ serial: quotes.serial })
      .from(quotes)
      .where(eq(quotes.agencyId, policy.agencyId))
      .orderBy(quotes.serial)
      .limit(1);
    const found = (await search(`Q-${oldest?.serial}`)).filter(({ type }) => type === 'QUOTE');
    expect(found[0]?.title).toBe(`Q-${oldest?.serial}`);
  });

  it('returns at most five results per type', async () => {
    const results = await search('a');
    expect(typesOf(results)).toEqual(new Set(['CONTACT', 'POLICY', 'QUOTE', 'OPPORTUNITY', 'CLAIM', 'MAIL']));
    for (const type of typesOf(results))
      expect(results.filter((one) => one.type === type).length).toBeLessThanOrEqual(5);
  });

  it('finds nothing for other texts, patterns and blanks', async () => {
    for (const text of ['no such text', '%', '_____', ' ']) expect(await search(text), text).toEqual([]);
  });

  it('finds threads of mails by their subject, also done ones', async () => {
    const [open, done] = await server.db
      .select()
      .from(mailThreads)
      .where(and(eq(mailThreads.agencyId, policy.agencyId), eq(mailThreads.lastSender, 'CUSTOMER')))
      .orderBy(mailThreads.id)
      .limit(2);
    const changes = [
      [open, null, 1],
      [done, new Date(), 0],
    ] as const;
    for (const [thread, doneAt, later] of changes)
      await server.db
        .update(mailThreads)
        .set({ subject: 'Zeppelin mooring', doneAt, lastAt: new Date(Date.now() + later * 1000) })
        .where(eq(mailThreads.id, thread?.id ?? ''));
    const found = await search('ZEPPELIN');
    expect(found).toEqual([
      {
        type: 'MAIL',
        id: open?.id,
        title: 'Zeppelin mooring',
        detail: expect.stringContaining(open?.reference ?? '?'),
        status: null,
        lastMailAt: expect.any(Number),
      },
      expect.objectContaining({ type: 'MAIL', id: done?.id }),
    ]);
    for (const other of [customer, 'unsubscribed@demo.test', 'admin@demo.test'])
      expect(await search('zeppelin', other), other).toEqual([]);
  });

  it('leaves out deleted quotes', async () => {
    const [quote] = await server.db.select().from(quotes).where(eq(quotes.agencyId, policy.agencyId)).limit(1);
    const title = `Q-${quote?.serial}`;
    expect((await search(title)).map((one) => one.title)).toContain(title);
    await server.db
      .update(quotes)
      .set({ deletedAt: new Date() })
      .where(eq(quotes.id, quote?.id ?? ''));
    expect((await search(title)).map((one) => one.title)).not.toContain(title);
  });
});

/** Renames a contact of the agency that no other test uses. */
async function rename(place: number, lastName: string, createdAt?: Date) {
  const [other] = await server.db
    .select()
    .from(contacts)
    .where(and(eq(contacts.agencyId, policy.agencyId), ne(contacts.id, contact.id), isNull(contacts.userId)))
    .orderBy(contacts.id)
    .offset(place)
    .limit(1);
  const id = other?.id ?? '';
  await server.db
    .update(contacts)
    .set({ lastName, ...(createdAt && { createdAt }) })
    .where(eq(contacts.id, id));
  return { id, firstName: other?.firstName ?? '' };
}

it('finds names with one error, when nothing contains the text', async () => {
  const { id, firstName } = await rename(0, 'Featherstone');
  const found = expect.objectContaining({ type: 'CONTACT', id });
  for (const text of ['Featherstnoe', 'fetherstone', 'Feathrst', `${firstName} Featherstonne`])
    expect(await search(text), text).toContainEqual(found);
  for (const text of ['Featrsthone', 'Fetehrstnoe', 'Xeatherstnoe']) expect(await search(text), text).toEqual([]);
  for (const other of [customer, 'unsubscribed@demo.test', 'admin@demo.test'])
    expect(await search('Featherstnoe', other), other).toEqual([]);
});

it('puts names that begin with the text first', async () => {
  const inside = await rename(1, 'Zzquorn', new Date(Date.now() + 10_000));
  const first = await rename(2, 'Quornley', new Date());
  const found = (await search('quorn')).filter(({ type }) => type === 'CONTACT');
  expect(found.map(({ id }) => id)).toEqual([first.id, inside.id]);
});

describe('the rights of the caller', () => {
  it('limit a customer to their own records, without contacts', async () => {
    const results = await search(contact.lastName, customer);
    expect(results).toContainEqual(expect.objectContaining({ type: 'POLICY', id: policy.id }));
    expect(typesOf(results)).not.toContain('CONTACT');
    const own = await server.db.select({ id: policies.id }).from(policies).where(eq(policies.contactId, contact.id));
    const ids = own.map(({ id }) => id);
    for (const { id } of (await search('a', customer)).filter(({ type }) => type === 'POLICY'))
      expect(ids).toContain(id);
  });

  it('hide claims from agents without a license', async () => {
    const [claim] = await server.db.select().from(claims).where(eq(claims.agencyId, policy.agencyId)).limit(1);
    expect(typesOf(await search(`CLM-${claim?.serial}`))).toContain('CLAIM');
    expect(typesOf(await search(`CLM-${claim?.serial}`, 'assistant@demo.test'))).not.toContain('CLAIM');
  });

  it('show no records of an agency to platform admins and to agents without a plan', async () => {
    const [agency] = await server.db.select().from(agencies).where(eq(agencies.id, policy.agencyId));
    expect(await search(agency?.name ?? '', 'admin@demo.test')).toContainEqual(
      expect.objectContaining({ type: 'AGENCY', id: policy.agencyId }),
    );
    expect(typesOf(await search('a', 'admin@demo.test'))).toEqual(
      new Set(['AGENCY', 'CARRIER', 'INSURANCE_TYPE', 'ADMIN']),
    );
    expect(typesOf(await search('a', 'limited-admin@demo.test'))).toEqual(new Set(['AGENCY']));
    expect(await search('a', 'unsubscribed@demo.test')).toEqual([]);
  });
});
