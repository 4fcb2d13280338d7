import { DAY, dayOf, MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimNotes, files, mails, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { type ClaimResponse, claimCalls } from './support/claims.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

let server: Harness;
const calls = claimCalls(() => server);
const { today } = calls;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const lastMail = async (kind: string, to: string) => {
  const found = and(eq(mails.kind, kind), eq(mails.to, to));
  const [mail] = await server.db.select().from(mails).where(found).orderBy(desc(mails.id)).limit(1);
  return mail;
};

describe('a new claim', () => {
  it('is filed by a customer, gets the next serial and is mailed to the agent of the policy', async () => {
    const [one, two] = [await calls.file(), await calls.file(customer, 'Headlight.jpg')];
    const body = await calls.input({
      lossTime: '17:40',
      location: ' US-41 at Bee Ridge Rd ',
      estimatedAmount: 6800.5,
      injuries: 'My neck was stiff.',
      policeReportNumber: 'SPD-26-118204',
      people: [
        { name: ' Dwayne Porter ', phone: '+19415550190', role: 'CLAIMANT' },
        { name: 'Ruth Abadi', role: 'WITNESS' },
      ],
      fileIds: [one, two],
    });
    const response = await calls.create(body);
    expect(response.json()).toMatchObject({ message: 'Claim submitted', code: 'claim.created' });
    const { payload } = response.json();
    expect(payload).toMatchObject({
      claimStatus: 'SUBMITTED',
      filed: false,
      lossDate: body.lossDate,
      lossTime: '17:40',
      reportedDate: server.clock.now(),
      location: 'US-41 at Bee Ridge Rd',
      estimatedAmount: 6800.5,
      policy: {
        id: body.policyId,
        policyNumber: 'HO3-448-2201',
        carrier: { claimUrl: expect.stringMatching(/^http/) },
      },
      contact: { firstName: 'Elena', lastName: 'Marchetti' },
      assignedAgent: { name: 'Daniel Okafor' },
      people: [
        { name: 'Dwayne Porter', phone: '+19415550190', role: 'CLAIMANT' },
        { name: 'Ruth Abadi', phone: '', role: 'WITNESS' },
      ],
      carrierClaimNumber: '',
      documents: [{ dbFile: { fileName: 'Rear bumper.jpg' } }, { dbFile: { fileName: 'Headlight.jpg' } }],
      history: [{ claimStatus: 'SUBMITTED', note: '', changedBy: { name: 'Elena Marchetti' } }],
      version: 1,
    });
    const next = await calls.claim();
    expect(Number(next.serial.replace('CLM-', ''))).toBe(Number(payload.serial.replace('CLM-', '')) + 1);
    const mail = await lastMail('claimFiled', agent);
    expect(mail).toMatchObject({ subject: `Elena Marchetti has filed claim ${next.serial}` });
    expect(mail?.text).toContain(`https://portal.test/claims/${next.id}`);
  });

  it('is reported by a licensed agent for the customer, who gets a mail', async () => {
    const file = await calls.file(owner);
    const response = await calls.create(await calls.input({ fileIds: [file] }), owner);
    expect(response.statusCode, response.body).toBe(201);
    const { payload } = response.json();
    expect(payload).toMatchObject({
      claimStatus: 'SUBMITTED',
      contact: { firstName: 'Elena', lastName: 'Marchetti' },
      assignedAgent: { name: 'Daniel Okafor' },
      documents: [{ docCreatedBy: 'AGENT' }],
      history: [{ changedBy: { name: 'Margaret Sullivan' } }],
    });
    const told = await lastMail('claimReported', customer);
    expect(told).toMatchObject({ subject: `Margaret Sullivan has filed claim ${payload.serial} for you` });
    expect(told?.text).toContain(`https://portal.test/claims/${payload.id}`);
    const assigned = await lastMail('claimAssigned', agent);
    expect(assigned?.subject).toBe(`Margaret Sullivan has filed claim ${payload.serial} for Elena Marchetti`);
    expect((await calls.get(customer, `/api/claim/id/${payload.id}`)).statusCode).toBe(200);
  });

  it('is not mailed to the assigned agent who reported it', async () => {
    const { payload } = (await calls.create(await calls.input(), agent)).json();
    expect((await lastMail('claimReported', customer))?.subject).toContain(payload.serial);
    expect((await lastMail('claimAssigned', agent))?.subject ?? '').not.toContain(payload.serial);
  });

  it.each([
    ['is no longer active', { disabledAt: new Date() }, { disabledAt: null }],
    ['has no license', { licensedAgent: false }, { licensedAgent: true }],
  ])('is mailed to an agency admin when the assigned agent %s', async (_, left, back) => {
    const change = (values: typeof left | typeof back) =>
      server.db.update(users).set(values).where(eq(users.email, agent));
    const input = await calls.input();
    await change(left);
    const { serial } = (await calls.create(input)).json().payload;
    expect((await lastMail('claimFiled', owner))?.subject).toContain(serial);
    expect((await lastMail('claimFiled', agent))?.subject ?? '').not.toContain(serial);
    await change(back);
  });

  it("mails the agent in the agent's language", async () => {
    await server.db.update(users).set({ language: 'de' }).where(eq(users.email, agent));
    const { serial } = await calls.claim();
    expect((await lastMail('claimFiled', agent))?.subject).toBe(
      `Elena Marchetti hat den Schadenfall ${serial} gemeldet`,
    );
    await server.db.update(users).set({ language: 'en' }).where(eq(users.email, agent));
  });

  it.each([
    [{ description: ' ' }, 'description'],
    [{ claimType: 'FLOOD' }, 'claimType'],
    [{ lossDate: 5 }, 'lossDate'],
    [{ lossTime: '24:00' }, 'lossTime'],
    [{ policyId: unknownId }, 'policyId'],
    [{ estimatedAmount: -1 }, 'estimatedAmount'],
    [{ estimatedAmount: 1.005 }, 'estimatedAmount'],
    [{ fileIds: [unknownId] }, 'fileIds'],
    [{ people: [{ name: '', role: 'WITNESS' }] }, 'people'],
    [{ people: Array.from({ length: 21 }, () => ({ name: 'A', role: 'WITNESS' })) }, 'people'],
    [{ assignedAgentId: unknownId }, 'assignedAgentId'],
  ])('is rejected with %j', async (wrong, field) => {
    const response = await calls.create(await calls.input(wrong));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors[0].field).toMatch(new RegExp(`^${field}`));
  });

  it("rejects a future day, but allows the customer's current day", async () => {
    const furthest = dayOf(server.clock.now() + 14 * 3600);
    expect((await calls.create(await calls.input({ lossDate: furthest }))).statusCode).toBe(201);
    const response = await calls.create(await calls.input({ lossDate: furthest + DAY }));
    expect(response.json().errors).toMatchObject([
      { field: 'lossDate', message: 'The date of loss cannot be in the future' },
    ]);
  });

  it("may fall outside the policy's term", async () => {
    expect((await calls.create(await calls.input({ lossDate: today() - 4000 * DAY }))).statusCode).toBe(201);
  });

  it('rejects policies of other customers', async () => {
    const policy = await calls.policies.policy();
    await calls.policies.moveTo(policy.id, (await calls.policies.quotes.otherContact()).id);
    const response = await calls.create(await calls.input({ policyId: policy.id }));
    expect(response.json().errors).toMatchObject([{ field: 'policyId', code: 'claim.policyUnknown' }]);
  });

  it('accepts unused uploads of the customer, up to 22 MB in total', async () => {
    const foreign = await calls.file(agent);
    expect((await calls.create(await calls.input({ fileIds: [foreign] }))).json().errors).toMatchObject([
      { field: 'fileIds', code: 'doc.fileUnknown' },
    ]);
    const used = await calls.file();
    await calls.claim({ fileIds: [used] });
    expect((await calls.create(await calls.input({ fileIds: [used] }))).json()).toMatchObject({ code: 'doc.fileUsed' });
    const large = [await calls.file(), await calls.file()];
    for (const id of large)
      await server.db
        .update(files)
        .set({ size: MAX_UPLOAD_BYTES / 2 })
        .where(eq(files.id, id));
    expect((await calls.create(await calls.input({ fileIds: large }))).statusCode).toBe(201);
    const larger = [await calls.file(), await calls.file()];
    for (const id of larger)
      await server.db
        .update(files)
        .set({ size: MAX_UPLOAD_BYTES / 2 + 1 })
        .where(eq(files.id, id));
    expect((await calls.create(await calls.input({ fileIds: larger }))).json().errors).toMatchObject([
      { field: 'fileIds', message: "Selected all file(s) size can't exceeded 22 mb" },
    ]);
  });

  it('sent twice with the same key is created and mailed once', async () => {
    const body = await calls.input();
    const headers = { 'idempotency-key': 'the-same-claim-twice' };
    const [one, two] = [await calls.create(body, customer, headers), await calls.create(body, customer, headers)];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json().payload).toEqual(one.json().payload);
    const { serial } = one.json().payload;
    const written = await server.db.select().from(mails).where(eq(mails.kind, 'claimFiled'));
    expect(written.filter(({ subject }) => subject.endsWith(serial))).toHaveLength(1);
  });
});

describe('the status', () => {
  it('has a history, and each change is mailed to the customer', async () => {
    let claim = await calls.claim();
    const way = [
      'IN_REVIEW',
      'FILED_WITH_CARRIER',
      'INFO_REQUESTED',
      'FILED_WITH_CARRIER',
      'SETTLED',
      'CLOSED',
      'REOPENED',
    ];
    for (const status of way) {
      const note = status === 'INFO_REQUESTED' ? 'The police report, please.' : '';
      claim = (await calls.move(claim, status, { note })).json().payload;
      expect(claim).toMatchObject({ claimStatus: status, filed: status !== 'IN_REVIEW' });
      if (note) expect((await lastMail('claimStatus', customer))?.text).toContain(note);
    }
    expect(claim.history.map(({ claimStatus }) => claimStatus)).toEqual([...way].reverse().concat('SUBMITTED'));
    expect(claim.history[4]).toMatchObject({
      note: 'The police report, please.',
      changedBy: { name: 'Daniel Okafor' },
    });
    expect((await lastMail('claimStatus', customer))?.subject).toBe(`Your claim ${claim.serial}: Reopened`);
  });

  it('is mailed in the language of the customer', async () => {
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.email, customer));
    const claim = await calls.moved('IN_REVIEW');
    expect((await lastMail('claimStatus', customer))?.subject).toBe(
      `Votre sinistre ${claim.serial} : En cours d’examen`,
    );
    await server.db.update(users).set({ language: 'en' }).where(eq(users.email, customer));
  });

  it.each([
    [[], 'FILED_WITH_CARRIER'],
    [[], 'WITHDRAWN'],
    [[], 'SUBMITTED'],
    [['IN_REVIEW'], 'SETTLED'],
    [['IN_REVIEW', 'FILED_WITH_CARRIER', 'SETTLED'], 'DENIED'],
    [['IN_REVIEW', 'FILED_WITH_CARRIER', 'DENIED', 'CLOSED'], 'IN_REVIEW'],
  ])('cannot change from %j to %s', async (way, status) => {
    const claim = await calls.moved(...way);
    const response = await calls.move(claim, status, { note: 'x' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'claim.moveRefused', payload: { claimStatus: claim.claimStatus } });
  });

  it.each(['INFO_REQUESTED', 'DENIED'])('%s requires a note for the customer', async (status) => {
    const claim = await calls.moved('IN_REVIEW', 'FILED_WITH_CARRIER');
    const response = await calls.move(claim, status, { note: '  ' });
    expect(response.json().errors).toMatchObject([{ field: 'note', message: 'Please tell the customer why' }]);
  });

  it('is changed once when two agents change it at the same time', async () => {
    const claim = await calls.claim();
    const answers = await Promise.all([agent, owner].map((as) => calls.move(claim, 'IN_REVIEW', {}, as)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'stale',
      payload: { claimStatus: 'IN_REVIEW', version: 2 },
    });
  });

  it('is WITHDRAWN by the customer before the claim is filed with the carrier, which mails the agent', async () => {
    for (const claim of [await calls.claim(), await calls.moved('IN_REVIEW')]) {
      const response = await calls.withdraw(claim, { note: 'The other driver pays.' });
      expect(response.json()).toMatchObject({
        code: 'claim.withdrawn',
        payload: { claimStatus: 'WITHDRAWN' },
      });
      expect(response.json().payload.history[0]).toMatchObject({ note: 'The other driver pays.' });
      const mail = await lastMail('claimWithdrawn', agent);
      expect(mail?.subject).toBe(`Elena Marchetti has withdrawn claim ${claim.serial}`);
      expect(mail?.text).toContain('The other driver pays.');
    }
    const way = ['IN_REVIEW', 'FILED_WITH_CARRIER', 'SETTLED', 'CLOSED', 'REOPENED', 'IN_REVIEW'];
    const again = await calls.withdraw(await calls.moved(...way));
    expect(again.json()).toMatchObject({ code: 'claim.notWithdrawable', payload: { claimStatus: 'IN_REVIEW' } });
  });
});

describe('the details of a claim', () => {
  it('are changed by agents, and omitted fields keep their values', async () => {
    const claim = await calls.claim({
      location: 'Here',
      people: [{ name: 'A', role: 'WITNESS' }],
      estimatedAmount: 10,
    });
    const { id: assignedAgentId } = await calls.policies.quotes.userOf(owner);
    const values = { carrierClaimNumber: ' K-77 ', adjusterName: 'Nadia Petrov', adjusterPhone: '8005550133' };
    const response = await calls.update(claim, { ...values, assignedAgentId, estimatedAmount: null });
    expect(response.json()).toMatchObject({
      code: 'claim.updated',
      payload: {
        ...values,
        carrierClaimNumber: 'K-77',
        assignedAgent: { id: assignedAgentId },
        estimatedAmount: null,
        location: 'Here',
        people: [{ name: 'A' }],
        version: 2,
      },
    });
    const people = ['B', 'C', 'D'].map((name) => ({ name, phone: '', role: 'INJURED' }));
    const after: ClaimResponse = (await calls.update(response.json().payload, { people })).json().payload;
    expect(after.people.map(({ name }) => name)).toEqual(['B', 'C', 'D']);
    expect((await calls.detail(claim.id)).people.map(({ name }) => name)).toEqual(['B', 'C', 'D']);
  });

  it('reject an outdated version and a future day', async () => {
    const claim = await calls.claim();
    await calls.update(claim, { location: 'There' });
    expect((await calls.update(claim, { location: 'Elsewhere' })).json()).toMatchObject({
      code: 'stale',
      payload: { location: 'There', version: 2 },
    });
    const future = await calls.update({ ...claim, version: 2 }, { lossDate: today() + 3 * DAY });
    expect(future.json().errors).toMatchObject([{ field: 'lossDate' }]);
  });

  it('are visible only to the customer who filed the claim', async () => {
    const claim = await calls.claim();
    await calls.moveTo(claim.id, (await calls.policies.quotes.otherContact()).id);
    expect((await calls.get(customer, `/api/claim/id/${claim.id}`)).statusCode).toBe(404);
    const list = await calls.get(customer, '/api/claim/all?pageSize=100');
    expect(list.json().payload.content.map(({ id }: ClaimResponse) => id)).not.toContain(claim.id);
    expect((await calls.withdraw(claim)).statusCode).toBe(404);
    expect((await calls.addDoc(claim.id, await calls.file())).statusCode).toBe(404);
    expect((await calls.get(agent, `/api/claim/id/${claim.id}`)).statusCode).toBe(200);
  });
});

describe('photos and documents', () => {
  it('are added by customers and agents while the claim is open, up to 22 MB', async () => {
    const claim = await calls.claim({ fileIds: [await calls.file()] });
    server.clock.advance(5);
    expect((await calls.addDoc(claim.id, await calls.file(agent, 'Estimate.pdf'), agent)).json()).toMatchObject({
      payload: { typeId: claim.id, createdDocType: 'CLAIM', uploadType: 'CLAIM', docCreatedBy: 'AGENT' },
    });
    const large = await calls.file();
    await server.db.update(files).set({ size: MAX_UPLOAD_BYTES }).where(eq(files.id, large));
    expect((await calls.addDoc(claim.id, large)).json().errors).toMatchObject([{ code: 'file.tooLarge' }]);
    const customerView = await calls.detail(claim.id, customer);
    expect(customerView.documents.map(({ dbFile }) => dbFile.fileName)).toEqual(['Rear bumper.jpg', 'Estimate.pdf']);
    // documents do not change the version, so that open edits stay valid
    expect(customerView).toMatchObject({ version: 1, updatedAt: server.clock.now() });
    await calls.withdraw(claim);
    expect((await calls.addDoc(claim.id, await calls.file())).json()).toMatchObject({ code: 'doc.claimClosed' });
  });

  it.each([
    ['settled', ['IN_REVIEW', 'FILED_WITH_CARRIER', 'SETTLED']],
    ['denied', ['IN_REVIEW', 'FILED_WITH_CARRIER', 'DENIED']],
  ])('cannot be deleted from a claim that is %s', async (_, statuses) => {
    const claim = await calls.moved(...statuses.slice(0, -1));
    const { id } = (await calls.addDoc(claim.id, await calls.file())).json().payload;
    await calls.move(await calls.detail(claim.id), statuses.at(-1) ?? '', { note: 'Because.' });
    const refused = await calls.send(agent, 'DELETE', `/api/docs/delete-doc/id/${id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'doc.claimKeepsDocs']);
    expect((await calls.detail(claim.id)).documents.map((doc) => doc.id)).toEqual([id]);
  });

  it('are hidden from unlicensed agents', async () => {
    const { id, documents } = await calls.claim({ fileIds: [await calls.file()] });
    const assistant = 'assistant@demo.test';
    const added = (await calls.addDoc(id, await calls.file(assistant), assistant)).json();
    expect(added.code).toBe('claim.licensed');
    const found = async (as: string) => (await calls.get(as, `/api/docs/all?typeId=${id}`)).json().payload.content;
    expect([await found(assistant), (await found(agent)).length]).toEqual([[], 1]);
    expect((await calls.send(assistant, 'PUT', `/api/docs/id/${documents[0]?.id}`)).statusCode).toBe(404);
    const url = `/api/docs/delete-doc/id/${documents[0]?.id}`;
    expect((await calls.send(assistant, 'DELETE', url)).json()).toMatchObject({ code: 'claim.licensed' });
    expect((await calls.send(agent, 'DELETE', url)).statusCode).toBe(200);
    expect((await calls.detail(id)).documents).toEqual([]);
  });
});

describe('notes', () => {
  it('are read and written by agents, newest first, and hidden from customers', async () => {
    const { id: claimId } = await calls.claim();
    await calls.note({ claimId, text: ' First ' });
    server.clock.advance(60);
    await calls.note({ claimId, text: 'Second' }, owner);
    const url = `/api/claim/notes/all?claimId=${claimId}`;
    const { content } = (await calls.get(agent, url)).json().payload;
    expect(
      content.map(({ text, createdBy }: { text: string; createdBy: { name: string } }) => [text, createdBy.name]),
    ).toEqual([
      ['Second', expect.any(String)],
      ['First', 'Daniel Okafor'],
    ]);
    expect((await calls.get(customer, url)).statusCode).toBe(403);
    expect(JSON.stringify(await calls.detail(claimId, customer))).not.toContain('Second');
    const { agencyId: agency, id: contact } = await calls.policies.quotes.ownContact();
    const run = scoped(server.db, { role: 'fairlead_customer', agency, contact });
    await expect(run((tx) => tx.select().from(claimNotes))).rejects.toMatchObject({
      cause: { message: 'permission denied for table claim_notes' },
    });
  });
});
