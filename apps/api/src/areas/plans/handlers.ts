import { toCents } from '@fairlead/rules';
import { notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Answer, Context } from '../../contract/types.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { isPaymentFailure } from '../../ports/payments.ts';
import type { Purchase, Refusal, TransactionRow } from './begin.ts';
import type { Billing } from './billing.ts';
import { planExport } from './export.ts';
import { findPlan, findPresentPlan, listPlans, type PlanQuery, type PlanRow, toPlan } from './plans.ts';

type Buying = Context<'subscribe'> | Context<'updatePlan'>;

/** Handlers for plans of agencies. */
export function planHandlers(billing: Billing, { clock }: Services) {
  const show = (row: PlanRow) => toPlan(row, clock.now());

  /** Buys a plan for the signed-in user. Returns the plan, or why the purchase was refused. */
  async function buy({ body, header, session, run }: Buying, planId: string | null) {
    const { userId, agencyId } = session;
    if (agencyId === null || body.userId !== userId || body.agencyId !== agencyId) {
      return { refusal: notFound('plan.notYours') } as const satisfies { refusal: Refusal };
    }
    const purchase: Purchase = {
      agencyId,
      userId,
      packageId: body.subscriptionPackageId,
      couponId: body.couponId,
      planId,
      token: body.stripeToken,
      expectedCents: body.expectedAmount === undefined ? undefined : toCents(body.expectedAmount),
      key: header['Idempotency-Key'],
    };
    const bought = await billing.buy(purchase);
    if ('refusal' in bought) return bought;
    const refusal = refusalOf(bought);
    if (refusal) return { refusal };
    const plan = await run((tx) => findPlan(tx, bought.subscriptionId ?? ''));
    if (!plan) throw new Error(`the plan of transaction ${bought.id} does not exist`);
    return { plan: show(plan) };
  }

  return defineHandlers({
    exportPlans: exportHandler(planExport, clock),

    listPlans: listHandler((tx, query: PlanQuery) => listPlans(tx, query, clock.now()), show),

    getPlan: readHandler({ find: findPlan, toPayload: show, notFound: 'plan.notFound' }),

    async getPlanOfAgency({ path, run }) {
      const row = await run((tx) => findPresentPlan(tx, path.id));
      if (row === undefined) return notFound('plan.notFound');
      return { status: 200, code: 'ok', payload: row && show(row) };
    },

    async subscribe(context) {
      const bought = await buy(context, null);
      if ('refusal' in bought) return bought.refusal satisfies Answer<'subscribe'>;
      const headers = { location: `/api/agency-subscription-plan/id/${bought.plan.agencySubscriptionId}` };
      return { status: 201, code: 'plan.created', payload: bought.plan, headers };
    },

    async updatePlan(context) {
      const bought = await buy(context, context.body.agencySubscriptionId);
      if ('refusal' in bought) return bought.refusal;
      return { status: 200, code: 'plan.updated', payload: bought.plan };
    },
  });
}

/** Why there is no plan: the provider's reason, or that the outcome is still unknown. Undefined when paid. */
function refusalOf({ status, failureCode }: TransactionRow): Refusal | undefined {
  if (status === 'PENDING') return { status: 503, code: 'payment.unknown' };
  if (status !== 'FAILED') return undefined;
  const code = isPaymentFailure(failureCode) ? failureCode : 'payment.declined';
  return code === 'payment.unavailable' ? { status: 503, code } : { status: 402, code };
}
