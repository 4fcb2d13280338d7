import { DAY } from '@fairlead/rules';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mails, refunds, users } from '../src/db/schema/index.ts';
import { admin, startDisputes, win } from './support/disputes.ts';
import { startHarness } from './support/harness.ts';
import { newcomer, owner, planCalls } from './support/plans.ts';

const { stripe, server, pay, payDisputed, report, read, refund, rowsOf, mailsOf } = await startDisputes();

describe('a refund of a disputed payment', () => {
  it.each(['needs_response', 'under_review', 'appeal_needs_response'])('is refused while it is %s', async (status) => {
    const { id } = await payDisputed({ status, amount: 2_000 });
    stripe.requests.length = 0;
    const answer = await refund(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund.disputeOpen']);
    expect(answer.json().message).toContain('until the dispute is decided');
    expect(stripe.requests).toEqual([]);
    expect(await server.db.select().from(refunds).where(eq(refunds.transactionId, id))).toEqual([]);
  });

  it('is refused after the whole amount was lost', async () => {
    const { id, dispute } = await payDisputed();
    dispute.status = 'lost';
    await report(dispute, 'closed');
    const answer = await refund(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund.disputeLost']);
  });

  it('is limited to the part that was not lost', async () => {
    const { id, dispute } = await payDisputed({ amount: 6_000 });
    dispute.status = 'lost';
    await report(dispute, 'closed');
    stripe.disputes.length = 0;
    const tooMuch = await refund(id, 40.01);
    expect([tooMuch.statusCode, tooMuch.json().errors[0].message]).toEqual([400, 'At most $40.00 can be refunded']);
    expect((await refund(id, 40)).statusCode).toBe(200);
    const more = await refund(id, 1);
    expect([more.statusCode, more.json().code]).toEqual([409, 'refund.disputeLost']);
  });

  it('is possible during an inquiry and after a dispute was won', async () => {
    const inquiry = await payDisputed({ status: 'warning_needs_response' });
    expect((await refund(inquiry.id)).statusCode).toBe(200);
    const { id, dispute } = await payDisputed();
    win(dispute);
    await report(dispute, 'closed');
    expect((await refund(id)).statusCode).toBe(200);
  });

  it('that Stripe refuses records the dispute of which no message has arrived', async () => {
    const { id, intent } = await pay();
    stripe.dispute(intent);
    const answer = await refund(id);
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'refund.disputed']);
    expect(await rowsOf(id)).toMatchObject([{ status: 'NEEDS_RESPONSE' }]);
    expect((await refund(id)).json().code).toBe('refund.disputeOpen');
  });
});

describe('the mails', () => {
  it('go to active platform admins who may see payments, once when a dispute opens and once when it closes', async () => {
    const { id, intent } = await pay();
    const dispute = stripe.dispute(intent, { reason: 'subscription_canceled' });
    const opened = await mailsOf(() => report(dispute, 'created'));
    expect(opened.map(({ to }) => to)).toContain(admin);
    expect(opened.map(({ to }) => to)).not.toContain('limited-admin@demo.test');
    expect(new Set(opened.map(({ kind }) => kind))).toEqual(new Set(['disputeOpened']));
    const mail = opened.find(({ to }) => to === admin);
    expect(mail?.subject).toMatch(/disputes FL-\w{4}-\w{4}: \$100\.00$/);
    expect(mail?.text).toContain('Charged after the plan was cancelled');
    expect(mail?.text).toContain('Respond by');
    expect(mail?.text).toContain(`/history/transactions/${id}`);
    dispute.status = 'under_review';
    expect(await mailsOf(() => report(dispute))).toEqual([]);
    dispute.status = 'lost';
    const closed = await mailsOf(() => report(dispute, 'closed'));
    expect(closed.map(({ to }) => to).sort()).toEqual(opened.map(({ to }) => to).sort());
    expect(closed[0]).toMatchObject({ kind: 'disputeClosed', subject: expect.stringContaining('Dispute lost') });
    expect(await mailsOf(() => report(dispute, 'closed'))).toEqual([]);
  });

  it('are written in the language of the admin', async () => {
    await server.db.update(users).set({ language: 'de' }).where(eq(users.email, admin));
    const sent = await mailsOf(() => payDisputed());
    await server.db.update(users).set({ language: 'en' }).where(eq(users.email, admin));
    expect(sent.find(({ to }) => to === admin)?.text).toContain('Der Karteninhaber hat diese Zahlung nicht veranlasst');
  });

  it('announce an inquiry, and again when it becomes a dispute', async () => {
    const { intent } = await pay();
    const dispute = stripe.dispute(intent, { status: 'warning_needs_response' });
    const subjectOf = async (type: string) =>
      (await mailsOf(() => report(dispute, type))).find(({ to }) => to === admin)?.subject;
    expect(await subjectOf('created')).toContain('Bank inquiry');
    dispute.status = 'needs_response';
    dispute.balance_transactions = [{ amount: -dispute.amount }];
    expect(await subjectOf('funds_withdrawn')).toContain('disputes FL-');
  });
});

describe('who sees disputes', () => {
  it('agency admins see those of their agency, without the link to the provider', async () => {
    const { id } = await payDisputed();
    expect(await read(id, newcomer)).toMatchObject({
      disputeStatus: 'NEEDS_RESPONSE',
      disputes: [{ amount: 100, providerUrl: null }],
    });
    expect(await read(id, owner)).toBeNull();
  });

  it('the list shows and finds disputed payments', async () => {
    const { id } = await payDisputed();
    const other = await pay();
    const listed = async (query: string, email = admin): Promise<{ id: string; disputeStatus: string | null }[]> =>
      (await server.call(email, { url: `/api/transaction/all?pageSize=100&${query}` })).json().payload.content;
    const disputed = await listed('disputed=true');
    expect(disputed.find((row) => row.id === id)?.disputeStatus).toBe('NEEDS_RESPONSE');
    expect(disputed.map((row) => row.id)).not.toContain(other.id);
    expect(disputed.every(({ disputeStatus }) => disputeStatus !== null)).toBe(true);
    const undisputed = await listed('disputed=false&sortBy=creationDate');
    expect(undisputed.map((row) => row.id)).toContain(other.id);
    expect(undisputed.map((row) => row.id)).not.toContain(id);
    expect((await listed('filters=dispute.any.NEEDS_RESPONSE.LOST')).map((row) => row.id)).toContain(id);
    expect((await listed('filters=dispute.is.WON')).map((row) => row.id)).not.toContain(id);
    expect((await listed('disputed=true', owner)).map((row) => row.id)).not.toContain(id);
  });
});

describe('the sandbox', () => {
  it('disputes payments with the test cards of Stripe, and decides after a week', async () => {
    const sandbox = await startHarness();
    const { attempts, makePackage, subscribe } = planCalls(sandbox);
    const subscriptionPackageId = await makePackage();
    await subscribe(newcomer, { subscriptionPackageId, stripeToken: 'tok_createDispute' });
    const [paid] = await attempts(newcomer);
    const url = `/api/transaction/id/${paid?.id}`;
    const payload = { amount: 30, reason: 'OTHER' };
    const refused = await sandbox.call(admin, { method: 'POST', url: `${url}/refund`, payload });
    expect(refused.json().code).toBe('refund.disputed');
    const detail = async () => (await sandbox.call(admin, { url })).json().payload;
    expect(await detail()).toMatchObject({
      cardLast4: '0259',
      disputes: [{ status: 'NEEDS_RESPONSE', answerUntil: expect.any(Number), providerUrl: null }],
    });
    sandbox.clock.advance(7 * DAY);
    await sandbox.billing.settleOpen(60);
    expect(await detail()).toMatchObject({ withdrawnAmount: 100, disputes: [{ status: 'LOST', answerUntil: null }] });
    const written = await sandbox.db
      .select()
      .from(mails)
      .where(and(eq(mails.to, admin), like(mails.kind, 'dispute%')))
      .orderBy(mails.id);
    expect(written.map(({ kind }) => kind)).toEqual(['disputeOpened', 'disputeClosed']);
    await sandbox.close();
  });
});
