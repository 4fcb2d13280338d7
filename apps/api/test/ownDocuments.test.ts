import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { claims, contacts, docs, files, policies, quotes, userDetails, users } from '../src/db/schema/index.ts';
import { makeCustomer, type SampleCustomer } from './support/customers.ts';
import { customerViews } from './support/customerViews.ts';
import { storeFile } from './support/fileUses.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let own: SampleCustomer;
let other: SampleCustomer;
beforeAll(async () => {
  server = await startHarness();
  own = await makeCustomer(server.db, 'Papers');
  other = await makeCustomer(server.db, 'Neighbour');
  for (const { contactId } of [own, other]) await server.db.delete(docs).where(eq(docs.contactId, contactId));
});
afterAll(() => server.close());

const agent = 'agent@demo.test';
const { startedBy, send } = customerViews(() => server);
const minute = () => server.clock.advance(60);

interface Shown {
  id: string;
  isNew: boolean;
  file: { name: string; fileUrl: string };
  number: string;
  createdDocType: string;
  typeId: string;
}
const page = async (query = '', as = own.email) =>
  (await server.call(as, { url: `/api/docs/mine${query}` })).json().payload;
const list = async (query = '', as = own.email): Promise<Shown[]> => (await page(query, as)).content;
const names = async (query = '') => (await list(query)).map(({ file }) => file.name);
const home = async (as = own.email) => (await server.call(as, { url: '/api/dashboard/customer' })).json().payload;
const markSeen = async (as = own.email) =>
  (await server.call(as, { method: 'POST', url: '/api/docs/mine/seen' })).json().payload.seenBefore;

type Kind = 'policy' | 'claim' | 'quote';
async function recordOf({ contactId }: SampleCustomer, kind: Kind) {
  const table = { policy: policies, claim: claims, quote: quotes }[kind];
  const [found] = await server.db.select({ id: table.id }).from(table).where(eq(table.contactId, contactId)).limit(1);
  if (!found) throw new Error(`the customer has no ${kind}`);
  return { [`${kind}Id`]: found.id };
}

/** Adds a document at the current time of the server. */
async function add(of: SampleCustomer, kind: Kind, name: string, by: 'AGENT' | 'CUSTOMER' = 'AGENT') {
  const { agencyId } = onlyRow(await server.db.select().from(contacts).where(eq(contacts.id, of.contactId)));
  const uploader = by === 'CUSTOMER' ? of.email : agent;
  const { id: createdBy } = onlyRow(await server.db.select().from(users).where(eq(users.email, uploader)));
  const { id: fileId } = await storeFile(server, { id: createdBy, agencyId }, 'ATTACHMENT');
  await server.db.update(files).set({ name }).where(eq(files.id, fileId));
  const id = uuidv7();
  const createdAt = new Date(server.clock.now() * 1000);
  const owner = { agencyId, contactId: of.contactId, createdBy, createdByRole: by, createdAt };
  await server.db.insert(docs).values({ id, ...owner, ...(await recordOf(of, kind)), fileId });
  return id;
}

describe('the documents of a customer', () => {
  it('are those of policies and claims, newest first, with links to their records and files', async () => {
    const declarations = await add(own, 'policy', 'Declarations.pdf');
    minute();
    const letter = await add(own, 'claim', 'Letter of the adjuster.pdf');
    minute();
    const photo = await add(own, 'claim', 'Ångström.pdf', 'CUSTOMER');
    const deleted = await add(own, 'policy', 'Wrong file.pdf');
    await server.db.update(docs).set({ deletedAt: new Date() }).where(eq(docs.id, deleted));
    await add(own, 'quote', 'Photo of the roof.pdf');
    const found = await list();
    expect(found.map(({ id }) => id)).toEqual([photo, letter, declarations]);
    const { policyId } = await recordOf(own, 'policy');
    const { claimId } = await recordOf(own, 'claim');
    const policy = onlyRow(
      await server.db
        .select()
        .from(policies)
        .where(eq(policies.id, policyId ?? '')),
    );
    const claim = onlyRow(
      await server.db
        .select()
        .from(claims)
        .where(eq(claims.id, claimId ?? '')),
    );
    expect(found[2]).toMatchObject({ createdDocType: 'POLICY', typeId: policyId, number: policy.policyNumber });
    expect(found[1]).toMatchObject({ createdDocType: 'CLAIM', typeId: claimId, number: `CLM-${claim.serial}` });
    expect((await server.app.inject({ url: found[0]?.file.fileUrl ?? '' })).statusCode).toBe(200);
  });

  it('are searched, filtered, sorted and paged', async () => {
    expect(await names('?name=ADJUSTER')).toEqual(['Letter of the adjuster.pdf']);
    expect(await names('?name=%25')).toEqual([]);
    expect(await names('?name=roof')).toEqual([]);
    expect(await names('?createdBy=CUSTOMER')).toEqual(['Ångström.pdf']);
    expect(await names('?createdDocType=POLICY')).toEqual(['Declarations.pdf']);
    expect(await names('?createdBy=AGENT&createdDocType=CLAIM')).toEqual(['Letter of the adjuster.pdf']);
    const byName = ['Ångström.pdf', 'Declarations.pdf', 'Letter of the adjuster.pdf'];
    expect(await names('?sortBy=name&ascOrDesc=asc')).toEqual(byName);
    expect(await names('?sortBy=name')).toEqual(byName.toReversed());
    expect(await names('?ascOrDesc=asc&pageSize=1&pageNo=1')).toEqual(['Letter of the adjuster.pdf']);
    expect(await page('?pageSize=2')).toMatchObject({ totalElements: 3, totalIsCapped: false, totalPages: 2 });
  });

  it('are not those of other customers of the agency, nor of other agencies', async () => {
    const theirs = await add(other, 'policy', 'Of the neighbour.pdf');
    expect((await list('', other.email)).map(({ id }) => id)).toEqual([theirs]);
    const queries = ['', '?pageSize=100', '?name=neighbour', '?createdBy=AGENT', '?sortBy=name'];
    for (const query of queries) expect((await list(query)).map(({ id }) => id)).not.toContain(theirs);
    expect(JSON.stringify(await home())).not.toContain('Of the neighbour');
    expect((await server.call(own.email, { method: 'PUT', url: `/api/docs/id/${theirs}` })).statusCode).toBe(404);
    const filter = `/api/docs/mine?contactId=${other.contactId}`;
    expect((await server.call(own.email, { url: filter })).statusCode).toBe(400);

    // a contact of another agency with documents, whose ids the customer may have seen in an old link
    const demo = (await list('', 'customer@demo.test')).map(({ id }) => id);
    expect(demo.length).toBeGreaterThan(0);
    const ids = new Set((await list('?pageSize=100')).map(({ id }) => id));
    expect(demo.filter((id) => ids.has(id))).toEqual([]);
    const contactOf = new Map((await server.db.select().from(docs)).map((row) => [row.id, row.contactId]));
    expect(new Set([...ids].map((id) => contactOf.get(id)))).toEqual(new Set([own.contactId]));
  });
});

describe('a new document', () => {
  it('is one that the agency added after the customer last opened the page of all documents', async () => {
    expect((await list()).map(({ isNew }) => isNew)).toEqual([false, true, true]);
    minute();
    expect(await markSeen()).toBeNull();
    expect((await list()).some(({ isNew }) => isNew)).toBe(false);
    minute();
    const id = await add(own, 'policy', 'Endorsement.pdf');
    await add(own, 'policy', 'Signed form.pdf', 'CUSTOMER');
    expect((await list()).filter(({ isNew }) => isNew).map((row) => row.id)).toEqual([id]);
    const { receivedDocuments, receivedDocumentCount } = await home();
    expect(receivedDocuments.map(({ isNew }: Shown) => isNew)).toEqual([true, false, false]);
    expect(receivedDocumentCount).toEqual({ totalElements: 3, totalIsCapped: false });
    expect(receivedDocumentCount.totalElements).toBe((await page('?createdBy=AGENT')).totalElements);
    minute();
    const before = server.clock.now();
    // the time of the visit before this one
    expect(await markSeen()).toBe(before - 120);
    expect((await home()).receivedDocuments.some(({ isNew }: Shown) => isNew)).toBe(false);
    expect(await markSeen()).toBe(before);
  });

  it('stays new for other customers', async () => {
    expect((await list('', other.email)).map(({ isNew }) => isNew)).toEqual([true]);
  });

  it('stays new while an agent views the portal as the customer', async () => {
    const token = await startedBy(agent, other.contactId);
    const seen = await send(token, { url: '/api/docs/mine' });
    expect(seen.json().payload.content).toMatchObject([{ file: { name: 'Of the neighbour.pdf' }, isNew: true }]);
    const marked = await send(token, { method: 'POST', url: '/api/docs/mine/seen' });
    expect(marked.json()).toMatchObject({ code: 'customerView.readOnly' });
    expect((await list('', other.email)).map(({ isNew }) => isNew)).toEqual([true]);
  });

  it('keeps the other details of the profile', async () => {
    const detailsOf = async () =>
      onlyRow(await server.db.select().from(userDetails).where(eq(userDetails.id, own.userId)));
    await server.db.update(userDetails).set({ phone: '(207) 555-0101' }).where(eq(userDetails.id, own.userId));
    const { documentsSeenAt: _before, ...before } = await detailsOf();
    await markSeen();
    const { documentsSeenAt, ...after } = await detailsOf();
    expect(after).toEqual(before);
    expect(documentsSeenAt).toEqual(new Date(server.clock.now() * 1000));
  });
});
