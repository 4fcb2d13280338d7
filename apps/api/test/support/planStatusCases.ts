import type { OperationId } from '../../src/access.ts';
import type { RefundFailure } from '../../src/ports/payments.ts';
import type { Harness } from './harness.ts';
import { cardToken, type TestPayments } from './payments.ts';
import { newcomer, owner, planCalls } from './plans.ts';
import { policyCalls } from './policies.ts';
import { type RequestSender, requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';

const admin = 'admin@demo.test';
const agent = 'agent@demo.test';

export function planStatusCases(server: () => Harness, payments: TestPayments) {
  const calls = () => planCalls(server());
  const { get, raw } = requests(server);
  const base = '/api/agency-subscription-plan';

  const first = async (values: object = {}) => {
    await calls().deletePlans(newcomer);
    return calls().subscribe(newcomer, { subscriptionPackageId: await calls().makePackage(), ...values });
  };
  const next = async (values: object = {}) => {
    const present = await calls().present(owner);
    const subscriptionPackageId = await calls().makePackage();
    return calls().update(owner, { subscriptionPackageId, agencySubscriptionId: present?.id, ...values });
  };
  const lost = async (work: RequestSender) => {
    payments.lose = 'after';
    const answer = await work();
    payments.lose = undefined;
    await server().billing.settleOpen(-1);
    return answer;
  };
  const paid = async () => {
    await first();
    const [attempt] = await calls().attempts(newcomer);
    return attempt?.id;
  };

  const refund = (id: string | undefined, values: object = {}, email = admin) =>
    server().call(email, {
      method: 'POST',
      url: `/api/transaction/id/${id}/refund`,
      payload: { amount: 1, reason: 'OTHER', ...values },
    });
  const refused = async (code: RefundFailure) => {
    const id = await paid();
    payments.refuseRefunds = code;
    const answer = await refund(id);
    payments.refuseRefunds = undefined;
    return answer;
  };

  const restore = (id: string, as: string | null = owner) =>
    server().call(as, { method: 'POST', url: `/api/audit/id/${id}/restore` });
  const newestOf = async (filters: string) =>
    (await get(owner, `/api/audit/all?pageSize=1&filters=${filters}`)).json().payload.content[0].id;
  const newestLook = async () => {
    await get(owner, '/api/audit/all');
    return newestOf('action.is.READ');
  };
  const newestChange = async () => {
    const policies = policyCalls(server);
    await policies.update(await policies.policy(), { premium: 1 });
    return newestOf('record.is.POLICY');
  };

  return {
    exportPlans: {
      200: () => get(admin, `${base}/all/export`),
      400: () => get(admin, `${base}/all/export?columns=secret`),
      401: () => get(null, `${base}/all/export`),
      403: () => get(agent, `${base}/all/export`),
    },
    listPlans: {
      200: () => get(admin, `${base}/all`),
      400: () => get(admin, `${base}/all?pageNo=-1`),
      401: () => get(null, `${base}/all`),
      403: () => get(agent, `${base}/all`),
    },
    getPlanOfAgency: {
      200: async () => get(owner, `${base}/agencyId/${(await calls().person(owner)).agencyId}`),
      400: () => get(owner, `${base}/agencyId/x`),
      401: () => get(null, `${base}/agencyId/${unknownId}`),
      403: () => get(agent, `${base}/agencyId/${unknownId}`),
      404: async () => get(owner, `${base}/agencyId/${(await calls().person(newcomer)).agencyId}`),
    },
    getPlan: {
      200: async () => get(owner, `${base}/id/${(await calls().present(owner))?.id}`),
      400: () => get(owner, `${base}/id/x`),
      401: () => get(null, `${base}/id/${unknownId}`),
      403: () => get(agent, `${base}/id/${unknownId}`),
      404: async () => get(newcomer, `${base}/id/${(await calls().present(owner))?.id}`),
    },
    subscribe: {
      201: () => first(),
      400: () => first({ stripeToken: null }),
      401: () => raw(null, 'POST', `${base}/subscribe`, 'application/json', '{}'),
      402: () => first({ stripeToken: cardToken('0002') }),
      403: () => raw(agent, 'POST', `${base}/subscribe`, 'application/json', '{}'),
      404: () => first({ subscriptionPackageId: unknownId }),
      409: async () => calls().subscribe(owner, { subscriptionPackageId: await calls().makePackage() }),
      413: () => raw(owner, 'POST', `${base}/subscribe`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'POST', `${base}/subscribe`, 'text/plain', 'x'),
      503: () => lost(first),
    },
    updatePlan: {
      200: () => next(),
      400: () => next({ stripeToken: '' }),
      401: () => raw(null, 'PUT', `${base}/update`, 'application/json', '{}'),
      402: () => next({ stripeToken: cardToken('9995') }),
      403: () => raw(agent, 'PUT', `${base}/update`, 'application/json', '{}'),
      404: () => next({ agencySubscriptionId: unknownId }),
      409: () => next({ couponId: unknownId }),
      413: () => raw(owner, 'PUT', `${base}/update`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', `${base}/update`, 'text/plain', 'x'),
      503: () => lost(next),
    },
    exportAuditLog: {
      200: () => get(owner, '/api/audit/all/export'),
      400: () => get(owner, '/api/audit/all/export?columns=secret'),
      401: () => get(null, '/api/audit/all/export'),
      403: () => get(agent, '/api/audit/all/export'),
    },
    countNewAuditEntries: {
      200: () => get(owner, `/api/audit/all/new?entryId=${unknownId}`),
      400: () => get(owner, '/api/audit/all/new'),
      401: () => get(null, `/api/audit/all/new?entryId=${unknownId}`),
      403: () => get(agent, `/api/audit/all/new?entryId=${unknownId}`),
    },
    restoreAuditEntry: {
      200: async () => restore(await newestChange()),
      400: () => restore('x'),
      401: () => restore(unknownId, null),
      403: () => restore(unknownId, agent),
      404: () => restore(unknownId),
      409: async () => restore(await newestLook()),
    },
    listAuditLog: {
      200: () => get(owner, '/api/audit/all'),
      400: () => get(owner, '/api/audit/all?filters=color.is.red'),
      401: () => get(null, '/api/audit/all'),
      403: () => get(agent, '/api/audit/all'),
    },
    sumTransactions: {
      200: () => get(owner, '/api/transaction/all/totals'),
      400: () => get(owner, '/api/transaction/all/totals?status=LOST'),
      401: () => get(null, '/api/transaction/all/totals'),
      403: () => get('limited-admin@demo.test', '/api/transaction/all/totals'),
    },
    exportTransactions: {
      200: () => get(owner, '/api/transaction/all/export'),
      400: () => get(owner, '/api/transaction/all/export?columns=secret'),
      401: () => get(null, '/api/transaction/all/export'),
      403: () => get('limited-admin@demo.test', '/api/transaction/all/export'),
    },
    listTransactions: {
      200: () => get(owner, '/api/transaction/all'),
      400: () => get(owner, '/api/transaction/all?status=LOST'),
      401: () => get(null, '/api/transaction/all'),
      403: () => get('limited-admin@demo.test', '/api/transaction/all'),
    },
    getTransaction: {
      200: async () => get(newcomer, `/api/transaction/id/${await paid()}`),
      400: () => get(owner, '/api/transaction/id/x'),
      401: () => get(null, `/api/transaction/id/${unknownId}`),
      403: () => get(agent, `/api/transaction/id/${unknownId}`),
      404: async () => get(owner, `/api/transaction/id/${await paid()}`),
    },
    refundTransaction: {
      200: async () => refund(await paid()),
      400: async () => refund(await paid(), { amount: 1_000_000 }),
      401: () => raw(null, 'POST', `/api/transaction/id/${unknownId}/refund`, 'application/json', '{}'),
      402: () => refused('refund.disputed'),
      403: async () => refund(await paid(), {}, owner),
      404: () => refund(unknownId),
      409: async () => {
        const id = await paid();
        await refund(id, { amount: 100 });
        return refund(id);
      },
      413: () => raw(admin, 'POST', `/api/transaction/id/${unknownId}/refund`, 'application/json', tooLargeJson),
      415: () => raw(admin, 'POST', `/api/transaction/id/${unknownId}/refund`, 'text/plain', 'x'),
      503: () => refused('refund.unavailable'),
    },
    downloadReceipt: {
      200: async () => get(newcomer, `/api/transaction/id/${await paid()}/receipt`),
      400: () => get(owner, '/api/transaction/id/x/receipt'),
      401: () => get(null, `/api/transaction/id/${unknownId}/receipt`),
      403: () => get(agent, `/api/transaction/id/${unknownId}/receipt`),
      404: async () => get(owner, `/api/transaction/id/${await paid()}/receipt`),
    },
  } satisfies { [K in OperationId]?: StatusCases<K> };
}
