import { uuidv7 } from '../../src/db/ids.ts';
import type { Harness } from './harness.ts';
import { policyCalls } from './policies.ts';
import { agent, customer, owner } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';

const admin = 'admin@demo.test';
const assistant = 'assistant@demo.test';

export function policyStatusCases(server: () => Harness) {
  const calls = policyCalls(server);
  const { get, raw } = requests(server);
  const large = (as: string, method: 'POST' | 'PUT', url: string) => ({
    413: () => raw(as, method, url, 'application/json', tooLargeJson),
    415: () => raw(as, method, url, 'text/plain', 'x'),
  });
  const id = async () => (await calls.policy()).id;
  const carriersOf = async () => ({ carrierIds: [(await calls.quotes.input()).carrierId] });
  /** Sends two bodies with the same idempotency key. */
  const sendTwice = async <T>(send: (headers: Record<string, string>) => Promise<T>, key: string): Promise<T> => {
    await send({ 'idempotency-key': key });
    return send({ 'idempotency-key': key });
  };
  const coverage = async (values: object = {}) => {
    const policyId = await id();
    const created = (await calls.addCoverage(calls.coverage(policyId))).json().payload;
    return { coverageId: created.id, ...calls.coverage(policyId), ...values };
  };
  const transaction = async (values: object = {}) => {
    const { id: transactionId, policyId, version } = await calls.billed();
    return { ...calls.transaction(policyId), id: transactionId, version, ...values };
  };
  const sent = async (values: object = {}) => ({
    certificateId: (await calls.certificate()).id,
    docId: await calls.file('CERTIFICATE'),
    ...values,
  });

  return {
    listRenewals: {
      200: () => get(agent, '/api/renewals/all'),
      400: () => get(agent, '/api/renewals/all?due=IN_45'),
      401: () => get(null, '/api/renewals/all'),
      403: () => get(customer, '/api/renewals/all'),
    },
    sumRenewals: {
      200: () => get(agent, '/api/renewals/all/totals'),
      400: () => get(agent, '/api/renewals/all/totals?due=IN_45'),
      401: () => get(null, '/api/renewals/all/totals'),
      403: () => get(customer, '/api/renewals/all/totals'),
    },
    exportRenewals: {
      200: () => get(agent, '/api/renewals/all/export'),
      400: () => get(agent, '/api/renewals/all/export?columns=secret'),
      401: () => get(null, '/api/renewals/all/export'),
      403: () => get(customer, '/api/renewals/all/export'),
    },
    countRenewals: {
      200: () => get(agent, '/api/renewals/count'),
      400: () => get(agent, '/api/renewals/count?x=1'),
      401: () => get(null, '/api/renewals/count'),
      403: () => get(customer, '/api/renewals/count'),
    },
    getRenewalFigures: {
      200: () => get(agent, '/api/renewals/figures'),
      400: () => get(agent, '/api/renewals/figures?x=1'),
      401: () => get(null, '/api/renewals/figures'),
      403: () => get(customer, '/api/renewals/figures'),
    },
    getRenewalsAtRisk: {
      200: () => get(agent, '/api/renewals/at-risk'),
      400: () => get(agent, '/api/renewals/at-risk?x=1'),
      401: () => get(null, '/api/renewals/at-risk'),
      403: () => get(customer, '/api/renewals/at-risk'),
    },
    listPolicies: {
      200: () => get(customer, '/api/policy/all'),
      400: () => get(agent, '/api/policy/all?policyStatus=PAID'),
      401: () => get(null, '/api/policy/all'),
      403: () => get(admin, '/api/policy/all'),
    },
    sumPolicies: {
      200: () => get(agent, '/api/policy/all/totals'),
      400: () => get(agent, '/api/policy/all/totals?policyStatus=PAID'),
      401: () => get(null, '/api/policy/all/totals'),
      403: () => get(admin, '/api/policy/all/totals'),
    },
    exportPolicies: {
      200: () => get(agent, '/api/policy/all/export'),
      400: () => get(agent, '/api/policy/all/export?columns=secret'),
      401: () => get(null, '/api/policy/all/export'),
      403: () => get(customer, '/api/policy/all/export'),
    },
    countPolicies: {
      200: () => get(agent, '/api/policy/all/counters'),
      400: () => get(agent, '/api/policy/all/counters?x=1'),
      401: () => get(null, '/api/policy/all/counters'),
      403: () => get(admin, '/api/policy/all/counters'),
    },
    getPolicy: {
      200: async () => get(customer, `/api/policy/id/${await id()}`),
      400: () => get(agent, '/api/policy/id/x'),
      401: () => get(null, `/api/policy/id/${unknownId}`),
      403: () => get(admin, `/api/policy/id/${unknownId}`),
      404: () => get(agent, `/api/policy/id/${unknownId}`),
    },
    downloadIdCard: {
      200: async () => get(customer, `/api/policy/id/${await id()}/id-card`),
      400: () => get(agent, '/api/policy/id/x/id-card'),
      401: () => get(null, `/api/policy/id/${unknownId}/id-card`),
      403: () => get(admin, `/api/policy/id/${unknownId}/id-card`),
      404: () => get(agent, `/api/policy/id/${unknownId}/id-card`),
    },
    createPolicy: {
      201: async () => calls.create(await calls.input()),
      400: async () => calls.create(await calls.input({ carrierId: unknownId })),
      401: () => calls.create({}, null),
      403: () => calls.create({}, assistant),
      409: () =>
        sendTwice(
          async (headers) => calls.create(await calls.input({ policyNumber: uuidv7() }), agent, headers),
          'one-key-for-two-policies',
        ),
      ...large(agent, 'POST', '/api/policy/create'),
    },
    updatePolicy: {
      200: async () => calls.update(await calls.policy(), { policyStatus: 'CANCELLED' }, customer),
      400: async () => calls.update(await calls.policy(), { effectiveDate: null }),
      401: async () => calls.update(await calls.policy(), {}, null),
      403: async () => calls.update(await calls.policy(), { premium: 1 }, customer),
      404: async () => calls.update({ ...(await calls.policy()), id: unknownId }),
      409: async () => calls.update({ ...(await calls.policy()), version: 7 }),
      ...large(agent, 'PUT', '/api/policy/update'),
    },
    renewPolicy: {
      201: async () => calls.renew(await calls.expiring()),
      400: async () => calls.renew(await calls.expiring(), { coverageIds: [unknownId] }),
      401: async () => calls.renew(await calls.policy(), {}, null),
      403: async () => calls.renew(await calls.expiring(), {}, customer),
      404: async () => calls.renew({ ...(await calls.expiring()), id: unknownId }),
      409: async () => calls.renew({ ...(await calls.expiring()), version: 7 }),
      ...large(agent, 'POST', `/api/policy/id/${unknownId}/renew`),
    },
    requotePolicy: {
      201: async () => calls.requote((await calls.expiring()).id, await carriersOf()),
      400: async () => calls.requote((await calls.expiring()).id, { carrierIds: [unknownId] }),
      401: () => calls.requote(unknownId, {}, null),
      403: () => calls.requote(unknownId, {}, customer),
      404: async () => calls.requote(unknownId, await carriersOf()),
      409: async () => calls.requote((await calls.policy()).id, await carriersOf()),
      ...large(agent, 'POST', `/api/policy/id/${unknownId}/requote`),
    },
    updateNonRenewal: {
      200: async () => calls.markNotRenewing(await calls.expiring()),
      400: async () => calls.markNotRenewing(await calls.expiring(), { reason: 'WEATHER' }),
      401: async () => calls.markNotRenewing(await calls.policy(), {}, null),
      403: async () => calls.markNotRenewing(await calls.expiring(), {}, customer),
      404: async () => calls.markNotRenewing({ ...(await calls.expiring()), id: unknownId }),
      409: async () => calls.markNotRenewing({ ...(await calls.expiring()), version: 7 }),
      ...large(agent, 'PUT', `/api/policy/id/${unknownId}/non-renewal`),
    },
    assignPolicy: {
      200: async () => calls.assign(await calls.policy(), { agentId: (await calls.quotes.userOf(owner)).id }),
      400: async () => calls.assign(await calls.policy(), { agentId: unknownId }),
      401: async () => calls.assign(await calls.policy(), {}, null),
      403: async () => calls.assign(await calls.policy(), { agentId: unknownId }, assistant),
      404: async () => calls.assign({ ...(await calls.policy()), id: unknownId }, { agentId: unknownId }),
      409: async () => calls.assign(await calls.policy(), { agentId: unknownId, version: 7 }),
      ...large(agent, 'POST', '/api/policy/assign-policy-to-agent'),
    },
    createPolicyCoverage: {
      201: async () => calls.addCoverage(calls.coverage(await id())),
      400: async () => calls.addCoverage(calls.coverage(await id(), { value: ' ' })),
      401: () => calls.addCoverage({}, null),
      403: () => calls.addCoverage({}, customer),
      404: () => calls.addCoverage(calls.coverage(unknownId)),
      409: () =>
        sendTwice(
          async (headers) => calls.addCoverage(calls.coverage(await id()), agent, headers),
          'one-key-for-two-coverages',
        ),
      ...large(agent, 'POST', '/api/coverages/policy/create-coverage'),
    },
    updatePolicyCoverage: {
      200: async () => calls.changeCoverage(await coverage({ value: '$2', version: 1 })),
      400: async () => calls.changeCoverage(await coverage({ name: '' })),
      401: () => calls.changeCoverage({}, null),
      403: () => calls.changeCoverage({}, customer),
      404: async () => calls.changeCoverage(await coverage({ coverageId: unknownId })),
      409: async () => calls.changeCoverage(await coverage({ version: 7 })),
      ...large(agent, 'PUT', '/api/coverages/policy/update-coverage'),
    },
    createPolicyTransaction: {
      201: async () => calls.bill(calls.transaction(await id())),
      400: async () => calls.bill(calls.transaction(await id(), { billingType: 'INVOICE' })),
      401: () => calls.bill({}, null),
      403: () => calls.bill({}, customer),
      404: () => calls.bill(calls.transaction(unknownId)),
      409: () =>
        sendTwice(
          async (headers) => calls.bill(calls.transaction(await id()), agent, headers),
          'one-key-for-two-transactions',
        ),
      ...large(agent, 'POST', '/api/policy/transaction/create'),
    },
    updatePolicyTransaction: {
      200: async () => calls.rebill(await transaction({ paymentStatus: 'PAID' })),
      400: async () => calls.rebill(await transaction({ transactionType: 'AUDIT' })),
      401: () => calls.rebill({}, null),
      403: () => calls.rebill({}, customer),
      404: async () => calls.rebill(await transaction({ id: unknownId })),
      409: async () => calls.rebill(await transaction({ version: 7 })),
      ...large(agent, 'PUT', '/api/policy/transaction/update'),
    },
    deletePolicyTransaction: {
      200: async () => calls.unbill((await calls.billed()).id),
      400: () => calls.unbill('x'),
      401: () => calls.unbill(unknownId, null),
      403: () => calls.unbill(unknownId, customer),
      404: () => calls.unbill(unknownId),
    },
    notifyPolicyTransaction: {
      200: async () => calls.notify((await calls.billed()).id),
      400: () => calls.notify('x'),
      401: () => calls.notify(unknownId, null),
      403: () => calls.notify(unknownId, customer),
      404: () => calls.notify(unknownId),
      409: async () => {
        const { id } = await calls.billed();
        await calls.notify(id);
        return calls.notify(id);
      },
    },
    listCertificates: {
      200: async () => get(customer, `/api/certificates/all?policyId=${await id()}`),
      400: () => get(agent, '/api/certificates/all'),
      401: () => get(null, `/api/certificates/all?policyId=${unknownId}`),
      403: async () => get(assistant, `/api/certificates/all?policyId=${await id()}`),
      404: () => get(agent, `/api/certificates/all?policyId=${unknownId}`),
    },
    createCertificate: {
      201: async () => calls.ask({ policyId: await id(), description: 'For the landlord' }),
      400: async () => calls.ask({ policyId: await id() }),
      401: () => calls.ask({}, null),
      403: () => calls.ask({}, assistant),
      404: () => calls.ask({ policyId: unknownId, description: 'For the landlord' }),
      409: () =>
        sendTwice(
          async (headers) => calls.ask({ policyId: await id(), holderName: 'City' }, customer, headers),
          'one-key-for-two-certificates',
        ),
      ...large(customer, 'POST', '/api/certificates/create-certificate'),
    },
    createCertificateDoc: {
      200: async () => calls.answer(await sent()),
      400: async () => calls.answer(await sent({ docId: unknownId })),
      401: () => calls.answer({}, null),
      403: async () => calls.answer(await sent(), assistant),
      404: async () => calls.answer(await sent({ certificateId: unknownId })),
      409: async () => {
        const body = await sent();
        await calls.answer(body);
        return calls.answer(body);
      },
      ...large(agent, 'POST', '/api/certificates/create-certificate-doc'),
    },
  };
}
