import { DAY } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, disputes } from '../src/db/schema/index.ts';
import { admin, startDisputes, win } from './support/disputes.ts';
import { newcomer } from './support/plans.ts';
import { stripeToken } from './support/stripeServer.ts';

const asking = 'GET /v1/disputes';

const { stripe, server, calls, pay, payDisputed, report, send, read, rowsOf, paymentOf, mailsOf, ...answers } =
  await startDisputes();
const { delayAnswer, isAnswerDelayed } = answers;

describe('a dispute', () => {
  it('is recorded with its amount, reason and deadline, and linked to Stripe', async () => {
    const { id, dispute } = await payDisputed({ amount: 6_000 });
    expect(await read(id)).toMatchObject({
      status: 'PAID',
      disputeStatus: 'NEEDS_RESPONSE',
      withdrawnAmount: 60,
      disputes: [
        {
          amount: 60,
          withdrawnAmount: 60,
          reason: 'FRAUDULENT',
          status: 'NEEDS_RESPONSE',
          openedAt: dispute.created,
          answerUntil: dispute.evidence_details.due_by,
          closedAt: null,
          providerUrl: `https://dashboard.stripe.com/test/disputes/${dispute.id}`,
        },
      ],
    });
  });

  it('is under review, then won, and the amount returns', async () => {
    const { id, dispute } = await payDisputed();
    dispute.status = 'under_review';
    await report(dispute);
    expect((await read(id)).disputes).toMatchObject([{ status: 'UNDER_REVIEW', answerUntil: null, closedAt: null }]);
    win(dispute);
    await report(dispute, 'closed');
    expect(await read(id)).toMatchObject({ disputeStatus: 'WON', withdrawnAmount: 0, refundedAmount: 0 });
    expect((await rowsOf(id))[0]?.closedAt).toEqual(new Date(server.clock.now() * 1000));
  });

  it('keeps the status and the plan of a payment that is lost', async () => {
    const { id, dispute } = await payDisputed();
    const plan = await calls.present(newcomer);
    dispute.status = 'lost';
    await report(dispute, 'closed');
    expect(await paymentOf(id)).toMatchObject({ status: 'PAID', withdrawnCents: 10_000, refundedCents: 0 });
    expect((await calls.present(newcomer))?.id).toBe(plan?.id);
  });

  it('lowers the revenue of its month until it is won', async () => {
    const revenue = async () =>
      (await server.call(admin, { url: '/api/dashboard/platform' })).json().payload.revenue.at(-1).amount;
    const { intent } = await pay();
    const before = await revenue();
    const dispute = stripe.dispute(intent);
    await report(dispute, 'funds_withdrawn');
    expect(await revenue()).toBeCloseTo(before - 100);
    win(dispute);
    await report(dispute, 'funds_reinstated');
    expect(await revenue()).toBeCloseTo(before);
  });

  it('can follow another one of the same payment', async () => {
    const { id, intent, dispute } = await payDisputed({ amount: 2_000, created: 1_700_000_000 });
    win(dispute);
    await report(dispute, 'closed');
    await report(stripe.dispute(intent, { amount: 3_000, reason: 'duplicate' }), 'created');
    const { disputes: found, disputeStatus, withdrawnAmount } = await read(id);
    expect(found).toMatchObject([
      { amount: 30, reason: 'DUPLICATE' },
      { amount: 20, status: 'WON' },
    ]);
    expect([disputeStatus, withdrawnAmount]).toEqual(['NEEDS_RESPONSE', 30]);
  });

  it.each([
    ['warning_needs_response', 'INQUIRY_NEEDS_RESPONSE'],
    ['warning_under_review', 'INQUIRY_UNDER_REVIEW'],
    ['warning_closed', 'INQUIRY_CLOSED'],
    ['appeal_needs_response', 'APPEAL_NEEDS_RESPONSE'],
    ['appeal_under_review', 'APPEAL_UNDER_REVIEW'],
    ['prevented', 'PREVENTED'],
    ['a_status_of_next_year', 'UNDER_REVIEW'],
  ])('with the status %s is %s', async (status, expected) => {
    const { id } = await payDisputed({ status, reason: 'a_reason_of_next_year' });
    expect((await rowsOf(id))[0]).toMatchObject({ status: expected, reason: 'GENERAL' });
  });

  it('is in the audit log as an action of Stripe', async () => {
    const { id, dispute } = await payDisputed();
    dispute.status = 'lost';
    await report(dispute, 'closed');
    const [row] = await rowsOf(id);
    const trail = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, row?.id ?? ''))
      .orderBy(auditLog.id);
    expect(trail).toMatchObject([
      { actorKind: 'STRIPE', operationId: 'paymentWebhook', recordType: 'dispute', before: null },
      { actorKind: 'STRIPE', before: { status: 'NEEDS_RESPONSE' }, after: { status: 'LOST' } },
    ]);
    expect(trail).toHaveLength(2);
  });
});

describe('the messages of Stripe about a dispute', () => {
  it('are verified by a request to Stripe', async () => {
    const { id, dispute } = await payDisputed();
    await report({ ...dispute, status: 'lost', amount: 1 }, 'closed');
    expect(await rowsOf(id)).toMatchObject([{ status: 'NEEDS_RESPONSE', amountCents: 10_000 }]);
  });

  it('with the signature of another account have no effect', async () => {
    const { id, intent } = await pay();
    const answer = await send('charge.dispute.created', stripe.dispute(intent), 'whsec_of_somebody_else');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment.webhookRefused']);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('change nothing when they are repeated or arrive in another order', async () => {
    const { id, intent } = await pay();
    const opened = stripe.dispute(intent);
    const dispute = { ...opened };
    win(opened);
    const types = ['closed', 'funds_reinstated', 'created', 'funds_withdrawn', 'updated', 'created'];
    const sent = await mailsOf(() => Promise.all(types.map((type) => report(dispute, type))));
    expect(await rowsOf(id)).toMatchObject([{ status: 'WON', withdrawnCents: 0, version: 1 }]);
    expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(['disputeClosed']));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);
  });

  it('do not restore an older status when its answer is late', async () => {
    const { id, dispute } = await payDisputed();
    dispute.status = 'under_review';
    const late = Promise.withResolvers<void>();
    delayAnswer(late.promise);
    const first = report(dispute);
    await expect.poll(isAnswerDelayed).toBe(true);
    win(dispute);
    await report(dispute, 'closed');
    expect(await rowsOf(id)).toMatchObject([{ status: 'WON' }]);
    late.resolve();
    await first;
    expect(await rowsOf(id)).toMatchObject([{ status: 'WON', version: 2 }]);
  });

  it('record a dispute of a payment whose own message was lost', async () => {
    await calls.deletePlans(newcomer);
    const subscriptionPackageId = await calls.makePackage();
    stripe.trouble('POST /v1/payment_intents', 'dropAfter');
    await calls.subscribe(newcomer, { subscriptionPackageId, stripeToken: stripeToken() });
    const [open] = await calls.attempts(newcomer);
    expect(open?.status).toBe('PENDING');
    await report(stripe.dispute(stripe.intents[0]?.id ?? ''), 'created');
    expect(await paymentOf(open?.id ?? '')).toMatchObject({ status: 'PAID', withdrawnCents: 10_000 });
    expect(await rowsOf(open?.id ?? '')).toHaveLength(1);
  });

  it('are retried by Stripe while it cannot be asked', async () => {
    const { id, intent } = await pay();
    const dispute = stripe.dispute(intent);
    stripe.trouble(asking, 'dropBefore');
    expect((await send('charge.dispute.created', dispute)).statusCode).toBe(500);
    await report(dispute, 'created');
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it.each([
    ['without a payment intent', () => null],
    ['of a payment of another product', () => 'pi_of_another_product'],
  ])('about a charge %s are accepted without an effect', async (_, charge) => {
    const total = (await server.db.select().from(disputes)).length;
    const dispute = stripe.dispute('', { payment_intent: charge(), amount: 500 });
    await report(dispute, 'created');
    await server.billing.settleOpen(60);
    expect(await server.db.select().from(disputes)).toHaveLength(total);
  });
});

describe('the job', () => {
  it('finds a dispute whose message was lost, with one request, and records it once', async () => {
    const { id, intent } = await pay();
    const dispute = stripe.dispute(intent);
    await server.billing.settleOpen(60);
    expect(await rowsOf(id)).toMatchObject([{ status: 'NEEDS_RESPONSE' }]);
    const [row] = await rowsOf(id);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, row?.id ?? ''));
    expect(entries).toMatchObject([{ actorKind: 'JOB', operationId: 'settlePayments' }]);
    stripe.requests.length = 0;
    expect(await mailsOf(() => server.billing.settleOpen(60))).toEqual([]);
    expect(stripe.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([asking]);
    dispute.status = 'lost';
    const sent = await mailsOf(() => server.billing.settleOpen(60));
    expect(await rowsOf(id)).toMatchObject([{ status: 'LOST', version: 2 }]);
    expect(sent[0]?.kind).toBe('disputeClosed');
  });

  it('also asks about open disputes that are older than a month', async () => {
    const { id, dispute } = await payDisputed({ created: server.clock.now() - 75 * DAY });
    win(dispute);
    await server.billing.settleOpen(60);
    expect(await rowsOf(id)).toMatchObject([{ status: 'WON' }]);
  });

  it('keeps disputes that the provider does not know', async () => {
    const { id } = await payDisputed();
    stripe.disputes.length = 0;
    await server.billing.settleOpen(60);
    expect(await rowsOf(id)).toMatchObject([{ status: 'NEEDS_RESPONSE', version: 1 }]);
  });

  it('continues when the provider cannot be asked', async () => {
    const { id, intent } = await pay();
    stripe.dispute(intent);
    stripe.trouble(asking, 'errorBefore');
    await server.billing.settleOpen(60);
    expect(await rowsOf(id)).toEqual([]);
    await server.billing.settleOpen(60);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});
