import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, auditLog, contacts, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { addressCalls } from './support/addressStatusCases.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const DAY = 86_400;
const agent = 'agent@demo.test';
const owner = 'owner@demo.test';
const { create, update, createRecord, change } = contactCalls(() => server);
const place = addressCalls(() => server);
const read = async (path: string, as = agent) => (await server.call(as, { url: `/api/contact${path}` })).json().payload;
const total = async (query: string): Promise<number> => (await read(`/all?${query}`)).totalElements;
const namesOf = (rows: { firstName: string; lastName: string }[]) =>
  rows.map((row) => `${row.firstName} ${row.lastName}`);
const company = { contactType: 'COMMERCIAL', companyName: 'Duarte Roofing' };

describe('a new contact', () => {
  it('gets the creator as owner agent, and the given address', async () => {
    const { addressId } = await place.stored({ addressType: 'CONTACT_ADDRESS' });
    const day = 200 * DAY;
    const contact = await createRecord({ firstName: ' Ines ', phone: '+12075550111', dateOfBirth: day, addressId });
    expect(contact).toMatchObject({
      contactType: 'PERSONAL',
      firstName: 'Ines',
      phone: '+12075550111',
      homePhone: '',
      dateOfBirth: day,
      address: { id: addressId, addressType: 'CONTACT_ADDRESS', city: 'Portland' },
      companyName: '',
      payroll: null,
      client: false,
      agent: { name: 'Daniel Okafor', email: agent },
      version: 1,
    });
    expect(await read(`/id/${contact.id}`, 'assistant@demo.test')).toEqual(contact);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, contact.id));
    expect(trail.map(({ operationId }) => operationId)).toEqual(['createContact']);
  });

  it('has company fields when it is commercial', async () => {
    const more = {
      website: 'https://duarte.example',
      businessDescription: 'Roofs',
      entityLegalType: 'PARTNERSHIP',
      fein: '12-3456789',
      nsaicCode: '238160',
      year: 1998,
      noOfEmployees: 12,
      payroll: 480_000.5,
      revenue: 0,
    };
    expect(await createRecord({ ...company, ...more })).toMatchObject({ ...company, ...more });
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'First Name is required'],
    [{ lastName: undefined }, 'lastName', 'Last Name is required'],
    [{ email: 'nobody' }, 'email', 'Please give a valid email'],
    [{ contactType: undefined }, 'contactType', 'Contact Type is required'],
    [{ contactType: 'COMMERCIAL' }, 'companyName', 'Company Name is a required field!'],
    [{ contactType: 'COMMERCIAL', companyName: ' ' }, 'companyName', 'Company Name is a required field!'],
    [{ companyName: 'Duarte' }, 'companyName', 'Only commercial contacts have this field'],
    [{ revenue: 12 }, 'revenue', 'Only commercial contacts have this field'],
    [{ ...company, payroll: 0.001 }, 'payroll', 'Please provide valid number'],
    [{ ...company, website: 'javascript:alert(1)' }, 'website', 'Please give valid URL'],
    [{ phone: '555-0111' }, 'phone', 'Please give valid number'],
    [{ dateOfBirth: 4_102_444_800 }, 'dateOfBirth', 'Birthdate must be in the past'],
    [{ addressId: '01940000-0000-7000-8000-000000000000' }, 'addressId', 'This address no longer exists'],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await create(wrong);
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [{ field, message, code: expect.any(String) }],
    ]);
  });

  it('has an email address that is unique within the agency, in any letter case', async () => {
    const { email } = await createRecord();
    expect((await create({ email: email.toUpperCase() }, owner)).json()).toMatchObject({
      code: 'contact.emailTaken',
      errors: [{ field: 'email', message: 'There is already a contact with this email' }],
    });
    const [walter] = await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test'));
    const [row] = await server.db.select().from(contacts).where(eq(contacts.email, email));
    if (!walter?.agencyId || !row) throw new Error('the demo has both');
    const elsewhere = { ...row, id: walter.id, agencyId: walter.agencyId, agentId: walter.id };
    expect(await server.db.insert(contacts).values(elsewhere).returning()).toHaveLength(1);
  });

  it('is created once per idempotency key', async () => {
    const key = { 'idempotency-key': 'contact once' };
    const body = { email: 'once@people.test' };
    const [first, second] = [await create(body, agent, key), await create(body, agent, key)];
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
    expect((await create({ email: 'twice@people.test' }, agent, key)).json().code).toBe('idempotency.reused');
  });

  it('rejects addresses of other contacts and of users', async () => {
    const { addressId } = await place.stored({ addressType: 'CONTACT_ADDRESS' });
    await createRecord({ addressId });
    const own = await place.stored();
    for (const taken of [addressId, own.addressId])
      expect((await create({ addressId: taken })).json().errors).toMatchObject([{ field: 'addressId' }]);
  });
});

it('one of several contacts that get an address at the same time keeps it', async () => {
  const { addressId } = await place.stored({ addressType: 'CONTACT_ADDRESS' });
  const created = await Promise.all(Array.from({ length: 4 }, () => create({ addressId })));
  expect(created.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  const other = (await place.stored({ addressType: 'CONTACT_ADDRESS' })).addressId;
  const contacts = [await createRecord(), await createRecord(), await createRecord()];
  const changed = await Promise.all(
    contacts.map(({ id: contactId, contactType, firstName, lastName, version }) =>
      update({ contactId, contactType, firstName, lastName, version, addressId: other }),
    ),
  );
  expect(changed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  const refused = changed.find(({ statusCode }) => statusCode === 400)?.json();
  expect(refused.errors).toMatchObject([{ field: 'addressId', code: 'address.notFound' }]);
});

describe('an update', () => {
  it('keeps omitted fields and the email address', async () => {
    const before = await createRecord({ ...company, year: 1998, phone: '5550111' });
    const { id: contactId, firstName, lastName, version } = before;
    const body = { contactId, contactType: 'COMMERCIAL', firstName, lastName: 'Duarte-Hale', version };
    const after = (await update({ ...body, phone: '' })).json();
    expect(after.message).toBe('Contact updated successfully');
    expect(after.payload).toEqual({ ...before, lastName: 'Duarte-Hale', phone: '', version: 2 });
    expect((await update({ ...body, firstName, lastName, version: 2, email: 'x@people.test' })).statusCode).toBe(400);
  });

  it('to a person removes the company', async () => {
    const { payload } = (await change({ contactType: 'PERSONAL' }, { ...company, revenue: 5 })).json();
    expect(payload).toMatchObject({ contactType: 'PERSONAL', companyName: '', revenue: null });
  });

  it('of an outdated version is rejected with the current record', async () => {
    const { id, firstName, lastName } = await createRecord();
    const body = { contactId: id, contactType: 'PERSONAL', firstName, lastName, version: 1 };
    const answers = await Promise.all(['1', '2'].map((phone) => update({ ...body, phone })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(stale).toMatchObject({ code: 'stale', payload: { id, version: 2 } });
  });
});

describe('the list', () => {
  beforeAll(async () => {
    await createRecord({
      firstName: 'Zuleika',
      lastName: 'Dobson',
      email: 'zuleika@oxford.test',
      phone: '+12075559871',
    });
    await createRecord({ firstName: 'zuleika', lastName: 'Abel', email: 'abel@oxford.test', homePhone: '2075559872' });
    await createRecord({
      ...company,
      firstName: 'Max',
      lastName: 'Beerbohm',
      email: 'max@oxford.test',
      companyName: 'Zuleika & Co',
    });
  });

  it.each([
    ['name=zuleika&sortBy=name&ascOrDesc=asc', ['Max Beerbohm', 'zuleika Abel', 'Zuleika Dobson']],
    ['name=zuleika dob', ['Zuleika Dobson']],
    ['name=zuleika', ['Max Beerbohm', 'zuleika Abel', 'Zuleika Dobson']],
    ['name=zuleika&sortBy=creationDate&ascOrDesc=asc', ['Zuleika Dobson', 'zuleika Abel', 'Max Beerbohm']],
    ['name=zuleika&contactType=COMMERCIAL', ['Max Beerbohm']],
    ['name=zuleika&client=true', []],
    ['name=%25', []],
    ['email=@OXFORD.test&pageSize=1&pageNo=1', ['zuleika Abel']],
    ['phone=(207) 555-987', ['zuleika Abel', 'Zuleika Dobson']],
    ['phone=nobody', []],
  ])('all?%s', async (query, expected) => {
    expect(namesOf((await read(`/all?${query}`)).content)).toEqual(expected);
  });

  it('returns the first matching contacts by name for a picker', async () => {
    expect(namesOf(await read('/dropdown?text=zuleika'))).toEqual(['Max Beerbohm', 'zuleika Abel', 'Zuleika Dobson']);
    expect(namesOf(await read('/dropdown?text=abel@ox'))).toEqual(['zuleika Abel']);
    expect(await read('/dropdown')).toHaveLength(20);
  });

  it('filters customers who can sign in', async () => {
    const [all, clients] = [await total(''), await total('client=true')];
    expect(clients).toBeGreaterThan(20);
    expect(await total('client=false')).toBe(all - clients);
    expect((await read('/all?email=customer@demo.test')).content).toMatchObject([{ client: true, firstName: 'Elena' }]);
  });
});

it('customers read only their own contact and address', async () => {
  const [self] = await server.db.select().from(contacts).where(eq(contacts.email, 'customer@demo.test'));
  if (!self) throw new Error('the demo’s customer is a contact');
  const run = scoped(server.db, { role: 'fairlead_customer', agency: self.agencyId, contact: self.id });
  const seen = await run((tx) => tx.select({ id: contacts.id }).from(contacts));
  expect(seen).toEqual([{ id: self.id }]);
  const homes = await run((tx) => tx.select().from(addresses).where(eq(addresses.addressType, 'CONTACT_ADDRESS')));
  expect(homes.map(({ id }) => id)).toEqual([self.addressId]);
});

describe('the owner agent of a contact', () => {
  const people = async () => {
    const all = (await server.call(agent, { url: '/api/agency/agents/dropdown' })).json().payload;
    const idOf = (email: string): string => all.find((person: { email: string }) => person.email === email).id;
    return { daniel: idOf(agent), rowan: idOf('assistant@demo.test'), olivia: idOf(owner) };
  };

  it('is changed by the owner agent and agency admins only', async () => {
    const { rowan, olivia } = await people();
    const contact = await createRecord();
    const { id: contactId, contactType, firstName, lastName } = contact;
    const body = { contactId, contactType, firstName, lastName };
    const given = await update({ ...body, version: 1, agentId: rowan });
    expect([given.statusCode, given.json().payload.agent]).toEqual([200, expect.objectContaining({ id: rowan })]);
    // a former owner agent can change other fields, but not the owner agent
    expect((await update({ ...body, version: 2, lastName: 'Hale', agentId: rowan })).statusCode).toBe(200);
    const refused = await update({ ...body, version: 3, agentId: olivia });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'contact.notOwner']);
    const moved = await update({ ...body, version: 3, agentId: olivia }, owner);
    expect(moved.json().payload.agent).toMatchObject({ id: olivia });
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, contactId));
    const agents = trail.map(({ before, after }) => [before, after].map((row) => Object(row).agentId));
    expect(agents.at(-1)).toEqual([rowan, olivia]);
  });

  it('is an active member of the agency', async () => {
    const [stranger] = await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test'));
    const [customer] = await server.db.select().from(users).where(eq(users.email, 'customer@demo.test'));
    for (const agentId of [stranger?.id, customer?.id, '01940000-0000-7000-8000-000000000000']) {
      const response = await change({ agentId });
      expect([response.statusCode, response.json().errors]).toEqual([
        400,
        [{ field: 'agentId', code: 'contact.agentUnknown', message: 'Please select an agent of your agency' }],
      ]);
    }
    expect((await change({ agentId: 'nobody' })).statusCode).toBe(400);
  });
});
