import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { DAY, dateOf } from '@fairlead/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeatErasures } from '../src/areas/contacts/personal-data/repeatErasures.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import {
  agencies,
  auditLog,
  contacts,
  credentials,
  files,
  listViews,
  policies,
  tasks as tasksTable,
  users,
} from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { claimCalls } from './support/claims.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { emailCalls } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { deleteJobs, runDueJobs } from './support/jobs.ts';
import { noteCalls } from './support/notes.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';
import { serviceCalls } from './support/serviceRequests.ts';
import { rowsWith } from './support/tableContents.ts';
import { taskCalls } from './support/tasks.ts';

let server: Harness;
const claims = claimCalls(() => server);
const notes = noteCalls(() => server);
const services = serviceCalls(() => server);
const documents = documentRequestCalls(() => server);
const mailing = emailCalls(() => server);
const tasks = taskCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

/** Text that the test writes into each free text about the customer. */
const SECRET = 'Zanzibarella';
const wrong = 'someone.else@people.test';

const contactOf = async (email: string) =>
  onlyRow(await server.db.select().from(contacts).where(eq(contacts.email, email)));
const contactById = async (id: string) => onlyRow(await server.db.select().from(contacts).where(eq(contacts.id, id)));
const read = (path: string, as: string | null = owner) => server.call(as, { url: `/api/contact/${path}` });
const erase = (id: string, email: string, as: string | null = owner) =>
  server.call(as, { method: 'POST', url: `/api/contact/erase/id/${id}`, payload: { email } });

/** A contact with policies who is not the demo's customer. */
const someContact = async () =>
  onlyRow(
    await server.db
      .select()
      .from(contacts)
      .where(
        sql`${contacts.erasedAt} is null and ${contacts.email} <> ${customer}
          and (select count(*) from ${policies} where ${policies.contactId} = ${contacts.id}) > 2
          and ${contacts.agencyId} = (select agency_id from users where email = ${owner})`,
      )
      .limit(1),
  );
const dataOf = async (id: string) => {
  const entries = unzipSync((await read(`personal-data/export/id/${id}`)).rawPayload);
  return JSON.parse(Buffer.from(entries['data.json'] ?? []).toString());
};

async function expectOk(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
}

/** Writes the secret text wherever agents and the customer can write about the customer. */
async function writeEverywhere(contactId: string): Promise<void> {
  const contact = { recordType: 'CONTACT', recordId: contactId };
  const { contactType, firstName, lastName, version } = await contactById(contactId);
  const names = { contactId, contactType, firstName, lastName, version };
  await expectOk(
    server.call(owner, {
      method: 'PUT',
      url: '/api/contact/update',
      payload: { ...names, lastName: `${SECRET} Marchetti` },
    }),
  );
  await notes.note({ ...contact, text: `<p>${SECRET}</p>` });
  await notes.note({
    ...contact,
    noteKind: 'CALL',
    callDirection: 'INBOUND',
    callOutcome: 'REACHED',
    text: `<p>${SECRET}</p>`,
  });
  await tasks.task({ title: SECRET, ...contact });
  const claim = await claims.claim({
    description: SECRET,
    location: SECRET,
    injuries: SECRET,
    policeReportNumber: SECRET,
    people: [{ name: SECRET, role: 'WITNESS' }],
    fileIds: [await claims.file(customer, `${SECRET}.jpg`)],
  });
  await expectOk(claims.note({ claimId: claim.id, text: SECRET }));
  await expectOk(claims.move(claim, 'IN_REVIEW', { note: SECRET }));
  await services.request({
    description: SECRET,
    policyServiceType: 'REQUEST_A_CALLBACK',
    phone: '+12075550111',
    title: SECRET,
  });
  await services.request({
    policyServiceType: 'CHANGE_OF_MAILING_ADDRESS',
    address: { ...services.address, street: SECRET },
  });
  const { id: policyId } = await claims.policies.policy();
  await expectOk(claims.policies.ask({ policyId, holderName: SECRET }));
  const asked = await documents.request({ requestMessage: SECRET });
  await expectOk(documents.decline(asked.id, { answerNote: SECRET }));
  const other = await documents.request({ requestedType: 'OTHER', documentName: SECRET });
  await expectOk(documents.upload(other.id, { fileIds: [await documents.file()], answerNote: SECRET }));
  await mailing.sent({ receiverId: contactId, mailSubject: SECRET, mailBody: `<p>${SECRET}</p>` }, [
    { filename: `${SECRET}.txt`, content: SECRET },
  ]);
  await expectOk(mailing.reply(await mailing.answer(await mailing.token(), { mailBody: `<p>${SECRET}</p>` })));
}

const erasedContact = async () =>
  onlyRow(await server.db.select().from(contacts).where(sql`${contacts.erasedAt} is not null`));

/** The newest record of a contact. */
async function rowOf<Table extends PgTable & { id: PgColumn; contactId: PgColumn }>(table: Table, contactId: string) {
  const anyTable: PgTable & { id: PgColumn; contactId: PgColumn } = table;
  const rows = await server.db
    .select()
    .from(anyTable)
    .where(eq(anyTable.contactId, contactId))
    .orderBy(desc(anyTable.id))
    .limit(1);
  return onlyRow(rows) as Table['$inferSelect'];
}

/** Keys of the stored files, those in quarantine included. */
async function storedKeys(): Promise<string[]> {
  const names = await readdir(server.folder, { recursive: true });
  return names.map((name) => basename(name));
}

describe('the personal data of a contact', () => {
  it('is shown and exported to agency admins only', async () => {
    const { id } = await contactOf(customer);
    const calls = [
      (as: string | null) => read(`personal-data/id/${id}`, as),
      (as: string | null) => read(`personal-data/export/id/${id}`, as),
      (as: string | null) => erase(id, wrong, as),
    ];
    for (const call of calls) {
      expect((await call(agent)).statusCode).toBe(403);
      expect((await call(customer)).statusCode).toBe(403);
      expect((await call('admin@demo.test')).statusCode).toBe(403);
      expect((await call(null)).statusCode).toBe(401);
    }
    expect((await read(`personal-data/id/${unknownId}`)).json().code).toBe('contact.notFound');
    expect((await read(`personal-data/export/id/${unknownId}`)).json().code).toBe('contact.notFound');
  });

  it('counts the policies in force on the day of the agency', async () => {
    const { id, agencyId } = await someContact();
    const inForce = async () => (await read(`personal-data/id/${id}`)).json().payload.policiesInForce;
    const moveTo = (timeZone: string) => server.db.update(agencies).set({ timeZone }).where(eq(agencies.id, agencyId));
    const now = server.clock.now();
    // in one of the zones below it is already tomorrow, or still yesterday
    const isTomorrow = now % DAY >= DAY / 2;
    await server.db
      .update(policies)
      .set({
        status: 'ACTIVE',
        effectiveOn: dateOf(isTomorrow ? now - DAY : now),
        expiresOn: dateOf(isTomorrow ? now : now + DAY),
      })
      .where(eq(policies.contactId, id));
    await moveTo('UTC');
    expect(await inForce()).toBeGreaterThan(2);
    await moveTo(isTomorrow ? 'Etc/GMT-14' : 'Etc/GMT+12');
    expect(await inForce()).toBe(0);
    await moveTo('UTC');
  });

  it('is exported as JSON with the files', async () => {
    const before = await contactOf(customer);
    await mailing.sent({ receiverId: before.id, mailSubject: 'Your export' }, [
      { filename: 'a:b.txt', content: 'Hello' },
    ]);
    const summary = (await read(`personal-data/id/${before.id}`)).json().payload;
    expect(summary).toMatchObject({ hasAccount: true, mails: 1 });
    const answer = await read(`personal-data/export/id/${before.id}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="personal-data-[\w-]+\.zip"$/),
      'cache-control': 'private, no-store',
    });
    const entries = unzipSync(answer.rawPayload);
    const data = JSON.parse(Buffer.from(entries['data.json'] ?? []).toString());
    expect(data.contact).toMatchObject({ firstName: 'Elena', lastName: 'Marchetti', email: customer });
    expect(data.account).toEqual({ name: 'Elena Marchetti', email: customer, language: 'en' });
    for (const list of ['opportunities', 'quotes', 'policies', 'claims', 'notes', 'tasks'] as const) {
      expect(data[list].length, list).toBeGreaterThan(0);
    }
    expect(data.policies).toHaveLength(summary.policies);
    expect(data.documents).toHaveLength(summary.documents);
    expect(data.mails).toMatchObject([{ subject: 'Your export' }]);
    const paths = data.files.map(({ path }: { path: string }) => path);
    expect(Object.keys(entries).sort()).toEqual(['data.json', ...paths].sort());
    const attached = paths.find((path: string) => path.endsWith('-a-b.txt'));
    expect(Buffer.from(entries[attached] ?? []).toString()).toBe('Hello');
    for (const word of ['passwordHash', 'password_hash', 'tokenHash', '$argon2']) {
      expect(JSON.stringify(data)).not.toContain(word);
    }
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operationId, 'exportPersonalData'))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ recordType: 'export', recordId: before.id, action: 'EXPORTED' });
  });

  it('is exported without a file that the storage has lost', async () => {
    const { id, agencyId } = await contactOf(customer);
    const attached = { receiverId: id, mailSubject: 'Two files' };
    await mailing.sent(attached, [
      { filename: 'lost.txt', content: 'Lost' },
      { filename: 'kept.txt', content: 'Kept' },
    ]);
    const named = (name: string) => and(eq(files.agencyId, agencyId), eq(files.name, name));
    const lost = onlyRow(await server.db.select().from(files).where(named('lost.txt')));
    await server.storage.remove(lost.storageKey);
    const entries = unzipSync((await read(`personal-data/export/id/${id}`)).rawPayload);
    expect(JSON.parse(Buffer.from(entries['missing-files.json'] ?? []).toString())).toEqual([lost.id]);
    expect(Object.keys(entries).filter((path) => path.endsWith('kept.txt'))).toHaveLength(1);
    expect(Object.keys(entries).filter((path) => path.endsWith('lost.txt'))).toEqual([]);
  });

  it('is erased after the email address was entered, and leaves the legal records with a pseudonym', async () => {
    const before = await contactOf(customer);
    await writeEverywhere(before.id);
    expect((await rowsWith(server.db, [SECRET])).length).toBeGreaterThan(20);
    // A second upload and its quarantine, as after the replacement of a file.
    const ofContact = await server.db
      .select()
      .from(files)
      .where(eq(files.uploadedBy, before.userId ?? ''));
    expect(ofContact.length).toBeGreaterThan(1);
    await server.storage.quarantine(ofContact[0]?.storageKey ?? '', server.clock.now());
    const session = await server.tokenOf(customer);
    const other = await someContact();
    const dataOfOther = await dataOf(other.id);
    const policiesBefore = await server.db.select().from(policies).where(eq(policies.contactId, before.id));

    const refused = await erase(before.id, wrong);
    expect(refused.json()).toMatchObject({
      code: 'request.invalid',
      errors: [{ field: 'email', message: 'Enter the email address of this contact' }],
    });
    const done = await erase(before.id, customer.toUpperCase());
    expect(done.json(), done.body).toMatchObject({
      code: 'contact.erasureDone',
      payload: {
        firstName: 'Erased',
        phone: '',
        address: null,
        client: false,
        account: null,
        erasedAt: server.clock.now(),
      },
    });
    expect((await erase(before.id, customer)).json().code).toBe('contact.erased');

    // The queue keeps the ids of mails that no longer exist.
    await runDueJobs(server);
    expect(await rowsWith(server.db, [SECRET, 'marchetti', customer])).toEqual([]);
    const keys = await storedKeys();
    expect(ofContact.filter(({ storageKey }) => keys.includes(storageKey))).toEqual([]);

    expect(await dataOf(other.id)).toEqual(dataOfOther);

    const policiesAfter = await server.db.select().from(policies).where(eq(policies.contactId, before.id));
    const legal = ({ id, policyNumber, premiumCents, effectiveOn, status }: (typeof policiesAfter)[number]) =>
      [id, policyNumber, premiumCents, effectiveOn, status].join();
    expect(policiesAfter.map(legal).sort()).toEqual(policiesBefore.map(legal).sort());
    const shown = (await claims.get(owner, `/api/policy/id/${policiesAfter[0]?.id}`)).json().payload;
    expect(JSON.stringify(shown)).toContain('"firstName":"Erased"');

    const bearer = { authorization: `Bearer ${session}` };
    expect((await server.app.inject({ url: '/api/auth/me', headers: bearer })).statusCode).toBe(401);
    const [account] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, before.userId ?? ''));
    expect(account).toMatchObject({ deletedAt: expect.any(Date), photoFileId: null });
    expect(await server.db.$count(credentials, eq(credentials.userId, before.userId ?? ''))).toBe(0);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operationId, 'eraseContact'), eq(auditLog.recordId, before.id)));
    expect(entry).toMatchObject({ actorKind: 'USER', action: 'CHANGED', after: { erasedAt: server.clock.now() } });
  });

  it('keeps its legal records in use after the erasure', async () => {
    const { id, agencyId, agentId } = await erasedContact();
    const policy = await rowOf(policies, id);
    const due = { agencyId, contactId: id, policyId: policy.id, kind: 'CALL' as const, dueOn: '2030-01-01' };
    const created = { id: uuidv7(), title: 'Policy expires', assigneeId: agentId, createdBy: agentId };
    await server.db.insert(tasksTable).values({ ...due, ...created });
    const task = { id: created.id, version: 1, assignee: { id: agentId } };
    expect((await tasks.update(task, { title: SECRET }, owner)).json().code).toBe('contact.erased');
    const given = { title: created.title, assigneeId: await mailing.userId(owner) };
    expect((await tasks.update(task, given, owner)).json().code).toBe('task.updated');
    expect((await tasks.act(task.id, 'complete', owner)).json().code).toBe('task.completed');
    const assigned = { policyId: policy.id, version: policy.version, agentId: given.assigneeId };
    const answer = await claims.send(owner, 'POST', '/api/policy/assign-policy-to-agent', assigned);
    expect(answer.json().code, answer.body).toBe('policy.assigned');
  });

  it('is found only by its page after the erasure', async () => {
    const { id, email } = await erasedContact();
    const listed = (await read(`all?email=${email}`)).json().payload;
    expect(listed.content).toEqual([]);
    expect((await read('dropdown?text=Erased')).json().payload).toEqual([]);
    // The page of the contact stays, because records link to it.
    expect((await read(`id/${id}`)).json().payload).toMatchObject({ id, address: null, erasedAt: expect.any(Number) });
    const { id: policyId } = await rowOf(policies, id);
    for (const [recordType, recordId] of [['CONTACT', id] as const, ['POLICY', policyId] as const])
      expect((await notes.getTimeline({ recordType, recordId }, '', owner)).json().payload.erased).toBe(true);
    expect((await server.call(owner, { url: '/api/audit/all?pageSize=50' })).statusCode).toBe(200);
  });

  it('is erased from saved views and from the filters of exports, in any notation', async () => {
    const { id, agencyId } = await someContact();
    const email = 'soren+home@people.test';
    const person = { firstName: 'Søren', lastName: 'Østergård', phone: '+12075550193', email };
    await server.db.delete(listViews).where(eq(listViews.agencyId, agencyId));
    await server.db.update(contacts).set(person).where(eq(contacts.id, id));
    const queries = {
      'By name': 'search=S%C3%B8ren+%C3%98sterg%C3%A5rd',
      'By phone': 'phone=%28207%29+555-0193',
      'By email': `email=${encodeURIComponent(email.toUpperCase())}`,
      'Søren Østergård': 'filters=expires.next.30',
      Others: 'search=S%C3%B8ren+Nielsen',
      'Not encoded': 'search=100%&name=%E9&phone=%28207%29+555-0194',
    };
    for (const [name, query] of Object.entries(queries)) {
      const view = { list: 'contacts', name, query, shared: true };
      await expectOk(claims.send(owner, 'POST', '/api/list-views/create', view));
    }
    for (const filter of ['phone=207-555-0193', `email=${encodeURIComponent(email)}`])
      await expectOk(server.call(owner, { url: `/api/contact/all/export?columns=name&${filter}` }));
    await expectOk(erase(id, email));

    const views = await server.db.select().from(listViews).where(eq(listViews.agencyId, agencyId));
    expect(views.map(({ name }) => name).sort()).toEqual(['Not encoded', 'Others']);
    expect(await rowsWith(server.db, ['østergård', 'sterg%C3%A5rd', '555-0193', email])).toEqual([]);
    const kept = and(eq(auditLog.recordType, 'listView'), eq(auditLog.recordId, views[0]?.id ?? ''));
    expect(await server.db.select().from(auditLog).where(kept)).toMatchObject([{ after: { name: views[0]?.name } }]);
  });

  it('is erased again in a database that was restored from an older backup', async () => {
    const { id, lastName } = await someContact();
    await runDueJobs(server);
    await deleteJobs(server);
    await repeatErasures({ run: scoped(server.runtime, { role: 'fairlead_jobs' }), ...server }, [id]);
    expect(await contactById(id)).toMatchObject({ firstName: 'Erased', erasedAt: expect.any(Date) });
    expect((await contactById(id)).lastName).not.toBe(lastName);
    await runDueJobs(server);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'repeatErasures'));
    expect(entries).toMatchObject([{ actorKind: 'JOB', recordId: id, action: 'CHANGED' }]);
    await repeatErasures({ run: scoped(server.runtime, { role: 'fairlead_jobs' }), ...server }, [id]);
    expect(await server.db.$count(auditLog, eq(auditLog.operationId, 'repeatErasures'))).toBe(1);
  });
});
