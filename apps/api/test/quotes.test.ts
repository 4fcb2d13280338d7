import { DAY, dayOf } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carriers, insuranceTypes, mails, quotes, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner, type QuoteResponse, quoteCalls } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

let server: Harness;
const calls = quoteCalls(() => server);
const today = () => dayOf(server.clock.now());
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const errorsOf = async (response: ReturnType<typeof calls.create>) =>
  (await response).json().errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);

describe('a new quote', () => {
  it('has the contact, insurance type and agent of its opportunity, and the next serial', async () => {
    const body = await calls.input({ premiumAmount: 0.07 });
    const [first, second] = [(await calls.create(body)).json().payload, await calls.quote()];
    expect(first).toMatchObject({
      quoteStatus: 'PENDING',
      premiumAmount: 0.07,
      effectiveDate: body.effectiveDate,
      contact: { firstName: 'Elena', lastName: 'Marchetti', agent: { name: 'Daniel Okafor' } },
      assignedAgent: { name: 'Daniel Okafor' },
      opportunityId: body.opportunity_id,
      customerFeedback: null,
      deleted: false,
      version: 1,
    });
    expect(first.quoteId).toBe(first.id);
    expect(Number(second.serial.slice(2))).toBe(Number(first.serial.slice(2)) + 1);
  });

  it('is assigned to the agent of the opportunity', async () => {
    const { id } = await calls.userOf(owner);
    expect((await calls.quote({}, { assignedAgentId: id })).assignedAgent).toMatchObject({ id });
  });

  it('is pending by default', async () => {
    const { quoteStatus: _, ...rest } = await calls.input();
    expect((await calls.create(rest)).json().payload).toMatchObject({ quoteStatus: 'PENDING' });
  });

  it.each([
    [{ premiumAmount: -1 }, 'premiumAmount'],
    [{ premiumAmount: 1.005 }, 'premiumAmount'],
    [{ premiumAmount: 'much' }, 'premiumAmount'],
    [{ quoteStatus: 'ACTIVE' }, 'quoteStatus'],
    [{ effectiveDate: undefined }, 'effectiveDate'],
    [{ carrierId: undefined }, 'carrierId'],
    [{ contactId: undefined }, 'contactId'],
    [{ insuranceTypeId: undefined }, 'insuranceTypeId'],
    [{ opportunity_id: undefined }, 'opportunity_id'],
    [{ opportunity_id: unknownId }, 'opportunity_id'],
    [{ carrierId: unknownId }, 'carrierId'],
    [{ deleted: true }, 'deleted'],
  ])('is rejected with %j', async (wrong, field) => {
    const response = await calls.create(await calls.input(wrong));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
  });

  it('rejects an effective date in the past', async () => {
    expect(await errorsOf(calls.create(await calls.input({ effectiveDate: today() - 2 * DAY })))).toEqual([
      ['effectiveDate', 'quote.effectivePast'],
    ]);
    expect(await errorsOf(calls.create(await calls.input({ effectiveDate: today() + 5 })))).toEqual([
      ['effectiveDate', 'field.day'],
    ]);
    expect((await calls.create(await calls.input({ effectiveDate: today() }))).statusCode).toBe(201);
  });

  it('rejects another contact or insurance type than its opportunity', async () => {
    const { id: contactId } = await calls.otherContact();
    const types = await server.db.select({ id: insuranceTypes.id }).from(insuranceTypes);
    const body = await calls.input({ contactId });
    const insuranceTypeId = types.find(({ id }) => id !== body.insuranceTypeId)?.id;
    expect(await errorsOf(calls.create({ ...body, insuranceTypeId }))).toEqual([
      ['contactId', 'quote.contactOther'],
      ['insuranceTypeId', 'quote.insuranceOther'],
    ]);
  });

  it('requires an opportunity with an insurance type', async () => {
    const { insuranceTypeId } = await calls.input();
    const response = await calls.create(await calls.input({ insuranceTypeId }, { insuranceTypeId: null }));
    expect(response.json().errors).toMatchObject([
      {
        field: 'insuranceTypeId',
        message: 'There is no insurance type, please select the insurance type from the opportunity list.',
      },
    ]);
  });

  it('requires an active carrier', async () => {
    const [inactive] = await server.db.select().from(carriers).where(eq(carriers.active, false)).limit(1);
    expect(await errorsOf(calls.create(await calls.input({ carrierId: inactive?.id })))).toEqual([
      ['carrierId', 'quote.carrierUnknown'],
    ]);
  });

  it('sent twice with the same key is created once', async () => {
    const body = await calls.input();
    const headers = { 'idempotency-key': 'the-same-quote-twice' };
    const [one, two] = [await calls.create(body, agent, headers), await calls.create(body, agent, headers)];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json().payload).toEqual(one.json().payload);
  });

  it('has a unique serial when many are created at the same time', async () => {
    const bodies = await Promise.all(Array.from({ length: 5 }, () => calls.input()));
    const created = await Promise.all(bodies.map((body) => calls.create(body)));
    const serials = created.map((response) => response.json().payload.serial);
    expect(new Set(serials).size).toBe(5);
  });
});

describe('an update', () => {
  it('cannot change the contact, carrier, insurance type and opportunity', async () => {
    const quote = await calls.quote();
    const { id: contactId } = await calls.otherContact();
    const response = await calls.update(quote, { contactId, carrierId: unknownId });
    expect(response.json().errors).toMatchObject([
      { field: 'contactId', code: 'quote.locked' },
      { field: 'carrierId', code: 'quote.locked' },
    ]);
    expect((await calls.update(quote, { contactId: quote.contactId, premiumAmount: 12 })).json()).toMatchObject({
      message: 'Quote updated successfully',
      payload: { premiumAmount: 12, version: 2 },
    });
  });

  it('of an outdated version is rejected with the current record', async () => {
    const quote = await calls.quote();
    await calls.update(quote, { premiumAmount: 5 });
    const late = await calls.update(quote, { premiumAmount: 6 });
    expect(late.json()).toMatchObject({ code: 'stale', payload: { id: quote.id, premiumAmount: 5, version: 2 } });
  });

  it('may keep a past effective date, but not set another one', async () => {
    const quote = await calls.quote();
    const past = new Date((today() - 40 * DAY) * 1000).toISOString().slice(0, 10);
    await server.db.update(quotes).set({ effectiveOn: past }).where(eq(quotes.id, quote.id));
    const old = { ...quote, effectiveDate: today() - 40 * DAY };
    const wrong = await calls.update(old, { effectiveDate: today() - 39 * DAY });
    expect(wrong.json().errors).toMatchObject([{ field: 'effectiveDate', code: 'quote.effectivePast' }]);
    expect((await calls.update(old, { quoteStatus: 'EXPIRED' })).statusCode).toBe(200);
  });

  it('is allowed for unlicensed agents', async () => {
    expect((await calls.update(await calls.quote(), {}, 'assistant@demo.test')).statusCode).toBe(200);
  });
});

describe('the owner agent of the contact', () => {
  it('alone can assign a quote to another agent of the agency', async () => {
    const quote = await calls.quote();
    const assign = (email: string, values: object) =>
      calls.send(email, 'POST', '/api/quotes/assign-quote-to-agent', { quoteId: quote.id, ...values });
    const { id: agentId } = await calls.userOf(owner);
    expect((await assign(owner, { agentId })).json().code).toBe('quote.notOwner');
    for (const email of ['unsubscribed@demo.test', customer]) {
      const response = await assign(agent, { agentId: (await calls.userOf(email)).id });
      expect(response.json().errors).toMatchObject([{ field: 'agentId', code: 'quote.agentUnknown' }]);
    }
    expect((await assign(agent, { agentId })).json().payload).toMatchObject({ assignedAgent: { id: agentId } });
  });

  it('alone can delete a quote, which is then hidden from everyone', async () => {
    const { id } = await calls.quote();
    const url = `/api/quotes/id/${id}/delete-quote`;
    expect((await calls.send(owner, 'DELETE', url)).statusCode).toBe(403);
    expect((await calls.send(agent, 'DELETE', url)).json()).toMatchObject({ message: 'Quote deleted successfully' });
    expect((await calls.get(agent, `/api/quotes/id/${id}`)).statusCode).toBe(404);
    const storedQuotes = await server.db.select().from(quotes).where(eq(quotes.id, id));
    expect(storedQuotes[0]?.deletedAt).not.toBeNull();
  });
});

describe('the list', () => {
  const list = async (query: string, as = agent): Promise<QuoteResponse[]> =>
    (await calls.get(as, `/api/quotes/all?pageSize=100&${query}`)).json().payload.content;

  it('searches by serial with or without prefix, contact, carrier and agent', async () => {
    const quote = await calls.quote();
    const number = quote.serial.slice(2);
    for (const query of [`serial=${quote.serial}`, `serial=q-${number}`, `serial=${number}`])
      expect((await list(query)).map(({ id }) => id)).toContain(quote.id);
    expect((await list('name=ELENA%20mar')).map(({ id }) => id)).toContain(quote.id);
    expect((await list('agentName=okafor')).map(({ id }) => id)).toContain(quote.id);
    const { carrier } = (await calls.detail(quote.id)).quote;
    expect((await list(`carrierName=${encodeURIComponent(carrier.name.toUpperCase())}`)).length).toBeGreaterThan(0);
    expect(await list('name=%25')).toEqual([]);
  });

  it('filters by status and contact, and sorts', async () => {
    server.clock.advance(60);
    const quote = await calls.quote({ quoteStatus: 'CLOSED' });
    const closed = await list('quoteStatus=CLOSED');
    expect(closed.every(({ quoteStatus }) => quoteStatus === 'CLOSED')).toBe(true);
    expect(closed[0]?.id).toBe(quote.id);
    const { id: contactId } = await calls.otherContact();
    expect(await list(`contactId=${contactId}`)).toEqual([]);
    const ofOpportunity = await list(`opportunityId=${quote.opportunityId}`);
    expect(ofOpportunity.map(({ id }) => id)).toContain(quote.id);
    expect(new Set(ofOpportunity.map(({ opportunityId }) => opportunityId))).toEqual(new Set([quote.opportunityId]));
    const statuses = (await list('sortBy=quoteStatus&ascOrDesc=asc')).map(({ quoteStatus }) => quoteStatus);
    expect(statuses).toEqual([...statuses].sort());
  });

  it('filters by answer', async () => {
    const proposed = async () => (await calls.quote({ quoteStatus: 'PENDING_APPROVAL' })).id;
    const [waiting, accepted, rejected, closed] = [
      await proposed(),
      await proposed(),
      await proposed(),
      await proposed(),
    ];
    for (const quoteId of [accepted, closed]) await calls.answer({ quoteId, customerFeedback: 'ACCEPTED' });
    await calls.answer({ quoteId: rejected, customerFeedback: 'REJECTED' });
    await calls.update((await calls.detail(closed)).quote, { quoteStatus: 'CLOSED' });
    const all = [waiting, accepted, rejected, closed];
    const found = async (answer: string) => {
      const ids = (await list(`answer=${answer}`)).map(({ id }) => id);
      return all.filter((id) => ids.includes(id));
    };
    expect(await found('WAITING')).toEqual([waiting]);
    expect(await found('ACCEPTED')).toEqual([accepted, closed]);
    expect(await found('REJECTED')).toEqual([rejected]);
    // a closed quote needs no policy
    expect(await found('POLICY_TO_WRITE')).toEqual([accepted]);
  });

  it('shows customers only their own quotes', async () => {
    const { id: contactId } = await calls.otherContact();
    const mine = await calls.quote();
    const theirs = await calls.quote({ contactId }, { contactId });
    await calls.coverages([{ quoteId: theirs.id, name: 'Building', value: '1' }]);
    const doc = await calls.doc(theirs.id);
    const own = await calls.ownContact();
    const seen = await list('', customer);
    expect(seen.map(({ id }) => id)).toContain(mine.id);
    expect(new Set(seen.map((row) => row.contactId))).toEqual(new Set([own.id]));
    expect(await list(`contactId=${contactId}`, customer)).toEqual([]);
    for (const url of [`/api/quotes/id/${theirs.id}`, `/api/quotes/response/download/quote/id/${theirs.id}`])
      expect((await calls.get(customer, url)).statusCode).toBe(404);
    expect((await calls.send(customer, 'PUT', `/api/docs/id/${doc.id}`)).statusCode).toBe(404);
    expect((await calls.get(customer, `/api/docs/all?typeId=${theirs.id}`)).json().payload.content).toEqual([]);
    expect((await calls.addDoc(await calls.docInput(theirs.id, customer), customer)).statusCode).toBe(404);
    const answer = await calls.answer({ quoteId: theirs.id, customerFeedback: 'ACCEPTED' });
    expect(answer.statusCode).toBe(404);
  });

  it('of options is sorted newest first and searched by serial or name', async () => {
    server.clock.advance(60);
    const { id, serial } = await calls.quote();
    const options = async (search: string) =>
      (await calls.get(agent, `/api/quotes/all/dropdown?search=${search}`)).json().payload;
    expect((await options(serial))[0]).toMatchObject({ id, serial, contactName: 'Elena Marchetti' });
    expect((await options('marchetti'))[0]).toMatchObject({ id });
  });
});

describe('the answer of a customer', () => {
  const proposed = () => calls.quote({ quoteStatus: 'PENDING_APPROVAL' });

  it.each([
    ['ACCEPTED', 'Quote is accepted successfully'],
    ['REJECTED', 'Quote is rejected successfully'],
  ])('%s is stored once', async (customerFeedback, message) => {
    const { id } = await proposed();
    const response = await calls.answer({ quoteId: id, customerFeedback });
    expect(response.json()).toMatchObject({
      message,
      payload: { customerFeedback, quoteStatus: 'PENDING_APPROVAL', feedbackDate: server.clock.now(), version: 2 },
    });
    const again = await calls.answer({ quoteId: id, customerFeedback: 'ACCEPTED' });
    expect(again.json()).toMatchObject({ code: 'quote.answered', payload: { customerFeedback } });
  });

  it('is accepted once when two are sent at the same time', async () => {
    const { id: quoteId } = await proposed();
    const answers = await Promise.all(
      ['ACCEPTED', 'REJECTED'].map((customerFeedback) => calls.answer({ quoteId, customerFeedback })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is rejected when the quote has changed since the customer read it', async () => {
    const quote = await proposed();
    await calls.update(quote, { premiumAmount: 2000 });
    const response = await calls.answer({ quoteId: quote.id, customerFeedback: 'ACCEPTED', version: quote.version });
    expect(response.json()).toMatchObject({ code: 'stale', payload: { premiumAmount: 2000 } });
  });

  it.each(['ACCEPTED', 'REJECTED'])('%s applies to the terms, which no longer change', async (customerFeedback) => {
    const { id: quoteId } = await proposed();
    const answered: QuoteResponse = (await calls.answer({ quoteId, customerFeedback })).json().payload;
    for (const change of [
      { premiumAmount: 2 },
      { effectiveDate: answered.effectiveDate + DAY },
      { quoteStatus: 'QUOTED' },
      { quoteStatus: 'CLOSED', premiumAmount: 2 },
    ]) {
      const refused = await calls.update(answered, change);
      expect([refused.statusCode, refused.json().code], JSON.stringify(change)).toEqual([409, 'quote.answered']);
      expect(refused.json().payload).toMatchObject({ customerFeedback, premiumAmount: answered.premiumAmount });
    }
    expect((await calls.detail(quoteId)).quote).toEqual(answered);
  });

  it('stays when the quote is closed, which is not opened again', async () => {
    const { id: quoteId } = await proposed();
    const answered = (await calls.answer({ quoteId, customerFeedback: 'ACCEPTED' })).json().payload;
    const closed = (await calls.update(answered, { quoteStatus: 'CLOSED' })).json().payload;
    expect(closed).toMatchObject({ quoteStatus: 'CLOSED', customerFeedback: 'ACCEPTED' });
    expect((await calls.update(closed, { quoteStatus: 'PENDING_APPROVAL' })).json().code).toBe('quote.answered');
    expect((await calls.update(closed, { quoteStatus: 'CANCELLED' })).statusCode).toBe(200);
  });

  it('is not needed for a policy, whose quote keeps its terms and takes no answer', async () => {
    const { id: quoteId } = await proposed();
    const policy = await calls.send(agent, 'POST', '/api/policy/create', { quoteId, policyNumber: 'TERMS-1' });
    expect(policy.statusCode, policy.body).toBe(201);
    const { quote } = await calls.detail(quoteId);
    const refused = await calls.update(quote, { premiumAmount: 777 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'quote.hasPolicy']);
    const answer = await calls.answer({ quoteId, customerFeedback: 'REJECTED' });
    expect(answer.json()).toMatchObject({ code: 'quote.hasPolicy', payload: { id: quoteId, customerFeedback: null } });
    expect((await calls.update(quote, { quoteStatus: 'EXPIRED' })).statusCode).toBe(200);
  });
});

describe('the mails about an answer', () => {
  const answerMails = async (quoteId: string) =>
    (await server.db.select().from(mails).where(eq(mails.kind, 'quoteAnswered'))).filter(({ text }) =>
      text.includes(`https://portal.test/quotes/${quoteId}`),
    );

  it('reach the contact’s agent once when that agent is also the assigned agent', async () => {
    const quote = await calls.quote({ quoteStatus: 'PENDING_APPROVAL', premiumAmount: 1184 });
    await calls.answer({ quoteId: quote.id, customerFeedback: 'ACCEPTED', reason: 'Not stored' });
    const [mail, ...others] = await answerMails(quote.id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: agent, subject: `Elena Marchetti has accepted quote ${quote.serial}` });
    expect(mail?.text).toContain('$1,184.00');
    expect(mail?.text).not.toContain('Not stored');
    expect((await calls.detail(quote.id)).quote).toMatchObject({ feedbackReason: null });
  });

  it('reach both agents with the reason, each in their language', async () => {
    const { id: assignedAgentId } = await calls.userOf(owner);
    await server.db.update(users).set({ language: 'de' }).where(eq(users.id, assignedAgentId));
    const quote = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' }, { assignedAgentId });
    const reason = ' Too expensive <b>for me</b> ';
    const response = await calls.answer({ quoteId: quote.id, customerFeedback: 'REJECTED', reason });
    expect(response.json().payload).toMatchObject({ feedbackReason: reason.trim() });
    const sent = await answerMails(quote.id);
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [agent, `Elena Marchetti has rejected quote ${quote.serial}`],
      [owner, `Elena Marchetti hat das Angebot ${quote.serial} abgelehnt`],
    ]);
    for (const { html } of sent) expect(html).toContain('Too expensive &lt;b&gt;for me&lt;/b&gt;');
    await server.db.update(users).set({ language: 'en' }).where(eq(users.id, assignedAgentId));
  });

  it('reach an agency admin when both agents are disabled', async () => {
    const quote = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
    const { id } = await calls.userOf(agent);
    await server.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    await calls.answer({ quoteId: quote.id, customerFeedback: 'ACCEPTED' });
    await server.db.update(users).set({ disabledAt: null }).where(eq(users.id, id));
    expect((await answerMails(quote.id)).map(({ to }) => to)).toEqual([owner]);
  });
});

describe('the mail that a quote is ready', () => {
  it('is sent to the contact while the quote is in PENDING_APPROVAL', async () => {
    const quote = await calls.quote({ quoteStatus: 'PENDING_APPROVAL', premiumAmount: 1184 });
    const response = await calls.get(agent, `/api/quotes/${quote.id}/ready-mail/send`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const sent = await server.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'quoteReady'), eq(mails.to, customer)));
    const text = sent.map((mail) => mail.text).find((one) => one.includes(quote.id));
    expect(text).toContain('$1,184.00');
    expect(text).toContain(`https://portal.test/quotes/${quote.id}`);
  });
});
