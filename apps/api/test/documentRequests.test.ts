import { DAY, dateOf } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeInvitations } from '../src/areas/auth/invitations.ts';
import {
  agencies,
  auditLog,
  claims,
  contacts,
  docs,
  documentRequests,
  invitations,
  mails,
  users,
} from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { remindDocumentRequests } from '../src/records/documentReminders.ts';
import { claimCalls } from './support/claims.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';
import { agent, customer } from './support/quotes.ts';

const assistant = 'assistant@demo.test';

let server: Harness;
const calls = documentRequestCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

/** Mails that mention a text, oldest first. */
const mailsAbout = async (kind: string, text: string) =>
  (await server.db.select().from(mails).where(eq(mails.kind, kind)).orderBy(mails.id)).filter((mail) =>
    mail.text.includes(text),
  );

describe('a request for a document', () => {
  it('is for a policy, mails the contact, and is read by both sides', async () => {
    const requested = await calls.request();
    expect(requested).toMatchObject({
      requestedType: 'DRIVERS_LICENSE',
      documentName: '',
      documentRequestStatus: 'OPEN',
      record: { recordType: 'POLICY', number: 'HO3-448-2201' },
      contact: { name: 'Elena Marchetti' },
      requestedBy: { name: 'Daniel Okafor' },
      requestMessage: 'Both sides, please.',
      sendsReminders: true,
      documents: [],
      version: 1,
    });
    expect(await calls.read(requested.id, customer)).toEqual(requested);
    const [mail] = await mailsAbout('documentRequested', requested.id);
    expect(mail).toMatchObject({ to: customer, fromName: 'Daniel Okafor', replyTo: agent });
    expect(mail?.text).toContain('Both sides, please.');
    expect(mail?.text).toContain(`/document-requests/${requested.id}`);
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, requested.id));
    expect(entry).toMatchObject({ recordType: 'documentRequest' });
  });

  it('is for a contact without an account, whom the mail invites', async () => {
    const found = await server.db.select().from(users).where(eq(users.email, agent));
    const contact = (
      await server.db
        .select()
        .from(contacts)
        .where(eq(contacts.agentId, found[0]?.id ?? ''))
    ).find(({ userId }) => userId === null);
    const recordId = contact?.id ?? '';
    const body = { ...calls.content(), recordType: 'CONTACT', recordId };
    const { payload } = (await calls.create(body)).json();
    expect(payload.record).toEqual({ recordType: 'CONTACT', recordId, number: null, insuranceName: null });
    const issued = await server.db.select().from(invitations).where(eq(invitations.contactId, recordId));
    expect(issued).toHaveLength(1);
    const audited = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, issued[0]?.id ?? ''));
    expect(audited).toMatchObject([
      {
        operationId: 'createDocumentRequest',
        recordType: 'invitation',
        userId: found[0]?.id,
        after: { contactId: recordId, roleType: 'CUSTOMER', status: 'OPEN', documentRequestId: payload.id },
      },
    ]);
    const sent = await server.db
      .select()
      .from(mails)
      .where(and(eq(mails.to, contact?.email ?? '')));
    expect(sent.at(-1)?.text).toContain('Sign up and add the document');
  });

  it('names another document, and is due today or later', async () => {
    const code = async (values: object) => (await calls.create(await calls.input(values))).json().errors[0].code;
    expect(await code({ requestedType: 'OTHER', documentName: ' ' })).toBe('documentRequest.nameRequired');
    expect(await code({ neededBy: calls.today() - DAY })).toBe('documentRequest.dayPast');
    const other = await calls.request({ requestedType: 'OTHER', documentName: 'Deed', neededBy: calls.today() });
    expect(other).toMatchObject({ requestedType: 'OTHER', documentName: 'Deed' });
  });

  it('of a claim needs a license', async () => {
    const { content } = (await calls.get(agent, '/api/claim/all?pageSize=1')).json().payload;
    const body = { ...calls.content(), recordType: 'CLAIM', recordId: content[0].id };
    const refused = await calls.create(body, assistant);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'documentRequest.licensed']);
    const { id } = (await calls.create(body)).json().payload;
    expect((await calls.get(assistant, `/api/document-request/id/${id}`)).statusCode).toBe(404);
    const seen = (await calls.get(assistant, '/api/document-request/all')).json().payload.content;
    expect(seen.map((each: { id: string }) => each.id)).not.toContain(id);
    const listed = (await calls.get(agent, `/api/document-request/all?claimId=${content[0].id}`)).json().payload;
    expect(listed.content).toMatchObject([{ id }]);
  });
});

describe('the customer', () => {
  it('uploads pages, which the policy then has, and the agent gets a mail', async () => {
    const { id, record } = await calls.request();
    const fileIds = [await calls.file(), await calls.file()];
    const done = await calls.upload(id, { fileIds, answerNote: ' Front and back ' });
    expect(done.json().payload).toMatchObject({
      documentRequestStatus: 'UPLOADED',
      answerNote: 'Front and back',
      documents: fileIds.map((fileId) => ({ dbFile: { id: fileId, fileName: 'License.pdf' } })),
    });
    const policy = await calls.policies.detail(record.recordId);
    expect(policy.documents).toHaveLength(2);
    expect(await mailsAbout('documentUploaded', 'Front and back')).toMatchObject([{ to: agent }]);
    const again = await calls.upload(id, { fileIds: [await calls.file()] });
    expect([again.statusCode, again.json().code]).toEqual([409, 'documentRequest.closed']);
  });

  it('replaces the uploaded pages', async () => {
    const { id, record } = await calls.request();
    const early = await calls.upload(id, { fileIds: [await calls.file()], replaces: true });
    expect([early.statusCode, early.json().code]).toEqual([409, 'documentRequest.closed']);
    await calls.upload(id, { fileIds: [await calls.file(), await calls.file()] });
    const fileId = await calls.file();
    const done = await calls.upload(id, { fileIds: [fileId], answerNote: `Sharper ${id}`, replaces: true });
    expect(done.json().payload).toMatchObject({
      documentRequestStatus: 'UPLOADED',
      documents: [{ dbFile: { id: fileId } }],
    });
    expect((await calls.policies.detail(record.recordId)).documents).toHaveLength(1);
    expect(await mailsAbout('documentUploaded', `Sharper ${id}`)).toMatchObject([{ to: agent }]);
  });

  it('are mailed to an agency admin when the agent who asked is no longer active', async () => {
    const { id } = await calls.request();
    const setDisabled = (disabledAt: Date | null) =>
      server.db.update(users).set({ disabledAt }).where(eq(users.email, agent));
    await setDisabled(new Date());
    await calls.upload(id, { fileIds: [await calls.file()], answerNote: `For a colleague ${id}` });
    expect(await mailsAbout('documentUploaded', `For a colleague ${id}`)).toMatchObject([{ to: 'owner@demo.test' }]);
    await setDisabled(null);
  });

  it('cannot replace the documents of a closed claim', async () => {
    const claim = await claimCalls(() => server).claim();
    const { id } = (await calls.create({ ...calls.content(), recordType: 'CLAIM', recordId: claim.id })).json().payload;
    await calls.upload(id, { fileIds: [await calls.file()] });
    await server.db.update(claims).set({ status: 'CLOSED' }).where(eq(claims.id, claim.id));
    const late = await calls.upload(id, { fileIds: [await calls.file()], replaces: true });
    expect([late.statusCode, late.json().code]).toEqual([409, 'documentRequest.closed']);
  });

  it('uploads for a request without another record, which no list of documents shows', async () => {
    const { contactId } = (await calls.policies.input()) as { contactId: string };
    const body = { ...calls.content(), recordType: 'CONTACT', recordId: contactId };
    const { id } = (await calls.create(body)).json().payload;
    await calls.upload(id, { fileIds: [await calls.file()] });
    expect((await calls.read(id)).documents).toHaveLength(1);
    const [doc] = await server.db.select().from(docs).where(eq(docs.requestId, id));
    expect((await calls.get(agent, `/api/docs/id/${doc?.id}`)).statusCode).toBe(404);
    expect((await calls.get(agent, '/api/docs/all?pageSize=100')).statusCode).toBe(200);
  });

  it('answers that they do not have the document, and can still upload it', async () => {
    const { id } = await calls.request();
    const note = `Lost ${id}`;
    expect((await calls.decline(id, { answerNote: note })).json().payload).toMatchObject({
      documentRequestStatus: 'UNAVAILABLE',
      answerNote: note,
    });
    expect(await mailsAbout('documentUnavailable', note)).toMatchObject([{ to: agent }]);
    expect((await calls.decline(id)).statusCode).toBe(409);
    expect((await calls.act(id, 'remind')).statusCode).toBe(409);
    expect((await calls.upload(id, { fileIds: [await calls.file()] })).statusCode).toBe(200);
  });

  it('attaches only own uploads, each once', async () => {
    const { id } = await calls.request();
    const foreign = await calls.upload(id, { fileIds: [await calls.file(agent)] });
    expect(foreign.json().errors).toMatchObject([{ field: 'fileIds', code: 'documentRequest.fileUnknown' }]);
    const fileId = await calls.file();
    await calls.upload((await calls.request()).id, { fileIds: [fileId] });
    const used = await calls.upload(id, { fileIds: [fileId] });
    expect([used.statusCode, used.json().code]).toEqual([409, 'doc.fileUsed']);
    expect((await calls.read(id)).documentRequestStatus).toBe('OPEN');
  });

  it('cannot upload to a withdrawn request', async () => {
    const { id } = await calls.request();
    expect((await calls.act(id, 'withdraw')).json().payload.documentRequestStatus).toBe('WITHDRAWN');
    expect((await calls.upload(id, { fileIds: [await calls.file()] })).statusCode).toBe(409);
  });
});

describe('the agent', () => {
  it('changes a request, which opens it again and mails the customer', async () => {
    const request = await calls.request();
    await calls.decline(request.id, { answerNote: 'No license' });
    const changed = await calls.update(
      { ...request, version: 2 },
      { requestedType: 'PHOTOS', neededBy: calls.today() + 20 * DAY },
    );
    expect(changed.json().payload).toMatchObject({
      documentRequestStatus: 'OPEN',
      requestedType: 'PHOTOS',
      answerNote: '',
      answeredDate: null,
    });
    expect(await mailsAbout('documentRequested', request.id)).toHaveLength(2);
  });

  it('reminds the customer', async () => {
    const { id } = await calls.request();
    const reminded = await calls.act(id, 'remind');
    expect(reminded.json().payload.remindedDate).toBe(server.clock.now());
    const [, mail] = await mailsAbout('documentRequested', id);
    expect(mail?.subject).toBe("Reminder: Driver's license");
    const repeated = await calls.act(id, 'remind');
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'email.sentJustNow']);
    expect(await mailsAbout('documentRequested', id)).toHaveLength(2);
    server.clock.advance(60);
    expect((await calls.act(id, 'remind')).statusCode).toBe(200);
  });
});

describe('the daily job', () => {
  it('reminds three days before and on the day, once, and only open requests', async () => {
    await server.db.update(documentRequests).set({ sendsReminders: false });
    const nextDay = calls.today() + DAY;
    const [soon, due, later, silent, answered] = [
      await calls.request({ neededBy: nextDay + 3 * DAY }),
      await calls.request({ neededBy: nextDay }),
      await calls.request({ neededBy: nextDay + 4 * DAY }),
      await calls.request({ neededBy: nextDay, sendsReminders: false }),
      await calls.request({ neededBy: nextDay }),
    ];
    await calls.upload(answered.id, { fileIds: [await calls.file()] });
    server.clock.advance(DAY);
    const { clock, mailer } = server;
    const run = scoped(server.runtime, { role: 'fairlead_jobs' });
    const dependencies = { run, clock, mailer, inviter: makeInvitations(server), log: silentLog };
    // in batches of one request
    await remindDocumentRequests(dependencies, 1);
    await remindDocumentRequests(dependencies, 1);
    const counts = async () =>
      Promise.all(
        [soon, due, later, silent, answered].map(async ({ id }) => (await mailsAbout('documentRequested', id)).length),
      );
    expect(await counts()).toEqual([2, 2, 1, 1, 1]);
    const [row] = await server.db.select().from(documentRequests).where(eq(documentRequests.id, soon.id));
    expect(row?.neededBy).toBe(dateOf(nextDay + 3 * DAY));
  });

  it('sends no reminder on the day of the request', async () => {
    await server.db.update(documentRequests).set({ sendsReminders: false });
    const [soon, today] = [
      await calls.request({ neededBy: calls.today() + 3 * DAY }),
      await calls.request({ neededBy: calls.today() }),
    ];
    const run = scoped(server.runtime, { role: 'fairlead_jobs' });
    const remind = () => remindDocumentRequests({ ...server, run, inviter: makeInvitations(server), log: silentLog });
    const counts = async () => [
      (await mailsAbout('documentRequested', soon.id)).length,
      (await mailsAbout('documentRequested', today.id)).length,
    ];
    await remind();
    expect(await counts()).toEqual([1, 1]);
    server.clock.advance(3 * DAY);
    await remind();
    expect(await counts()).toEqual([2, 1]);
  });

  it('reminds later, once, when it did not run three days before', async () => {
    await server.db.update(documentRequests).set({ sendsReminders: false });
    const neededBy = calls.today() + 5 * DAY;
    const [missed, changed, reminded] = [
      await calls.request({ neededBy }),
      await calls.request({ neededBy: neededBy + DAY }),
      await calls.request({ neededBy }),
    ];
    const run = scoped(server.runtime, { role: 'fairlead_jobs' });
    const remind = () => remindDocumentRequests({ ...server, run, inviter: makeInvitations(server), log: silentLog });
    const counts = () =>
      Promise.all(
        [missed, changed, reminded].map(async ({ id }) => (await mailsAbout('documentRequested', id)).length),
      );
    await remind();
    expect(await counts()).toEqual([1, 1, 1]);
    server.clock.advance(3 * DAY);
    // the mails of an agent
    await calls.update(await calls.read(changed.id), { neededBy });
    await calls.act(reminded.id, 'remind');
    expect(await counts()).toEqual([1, 2, 2]);
    for (let runs = 0; runs < 2; runs++) await remind();
    expect(await counts()).toEqual([2, 2, 2]);
    server.clock.advance(2 * DAY);
    await remind();
    expect(await counts()).toEqual([3, 3, 3]);
    server.clock.advance(DAY);
    await remind();
    expect(await counts()).toEqual([3, 3, 3]);
  });

  it('invites a contact without an account again, and records it', async () => {
    const { id } = await calls.request({ neededBy: calls.today() + DAY });
    server.clock.advance(DAY);
    const [request] = await server.db.select().from(documentRequests).where(eq(documentRequests.id, id));
    const contactId = request?.contactId ?? '';
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.id, contactId));
    await server.db
      .update(contacts)
      .set({ userId: null, email: 'no.account@demo.test' })
      .where(eq(contacts.id, contactId));
    const run = scoped(server.runtime, { role: 'fairlead_jobs' });
    await remindDocumentRequests({ ...server, run, inviter: makeInvitations(server), log: silentLog });
    const [issued] = await server.db.select().from(invitations).where(eq(invitations.contactId, contactId));
    const audited = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, issued?.id ?? ''));
    expect(audited).toMatchObject([
      {
        actorKind: 'JOB',
        userId: null,
        agencyId: request?.agencyId,
        operationId: 'remindDocuments',
        after: { email: 'no.account@demo.test', documentRequestId: id },
      },
    ]);
    await server.db
      .update(contacts)
      .set({ userId: contact?.userId ?? null, email: contact?.email ?? '' })
      .where(eq(contacts.id, contactId));
  });
});

it('the day of the agency decides which days are past, and when customers are reminded', async () => {
  const { agencyId } = await calls.policies.quotes.ownContact();
  const [{ timeZone = null } = {}] = await server.db.select().from(agencies).where(eq(agencies.id, agencyId));
  const setZone = (zone: string | null) =>
    server.db.update(agencies).set({ timeZone: zone }).where(eq(agencies.id, agencyId));
  const run = scoped(server.runtime, { role: 'fairlead_jobs' });
  const remind = () => remindDocumentRequests({ ...server, run, inviter: makeInvitations(server), log: silentLog });
  await server.db.update(documentRequests).set({ sendsReminders: false });
  await setZone('America/Los_Angeles');
  const day = calls.today() + 2 * DAY;
  const { id } = await calls.request({ neededBy: day - DAY });
  const later = await calls.request({ neededBy: day });
  // 18:00 of the day before in Los Angeles
  server.clock.advance(day + 2 * 3600 - server.clock.now());
  const reminders = async () => [
    (await mailsAbout('documentRequested', id)).length - 1,
    (await mailsAbout('documentRequested', later.id)).length - 1,
  ];
  await remind();
  expect(await reminders()).toEqual([1, 0]);
  // later on the same day
  server.clock.advance(4 * 3600);
  await remind();
  expect(await reminders()).toEqual([1, 0]);
  server.clock.advance(3 * 3600);
  await remind();
  expect(await reminders()).toEqual([1, 1]);
  const late = await calls.update(await calls.read(id), { neededBy: day - DAY });
  expect(late.json().errors).toMatchObject([{ field: 'neededBy', code: 'documentRequest.dayPast' }]);
  // a day ahead of UTC
  server.clock.advance(12 * 3600);
  await setZone('Pacific/Kiritimati');
  const past = await calls.create(await calls.input({ neededBy: day }));
  expect(past.json().errors).toMatchObject([{ field: 'neededBy', code: 'documentRequest.dayPast' }]);
  await setZone(timeZone);
});
