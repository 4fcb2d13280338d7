import type { Harness } from './harness.ts';
import { agent, customer } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';
import { serviceCalls } from './serviceRequests.ts';

const admin = 'admin@demo.test';
const assistant = 'assistant@demo.test';
const all = '/api/service-request/all';
const one = '/api/service-request/id';
const nothing = { id: unknownId, version: 1 };

export function serviceStatusCases(server: () => Harness) {
  const calls = serviceCalls(server);
  const { get, raw } = requests(server);
  const large = (as: string, method: 'POST' | 'PUT', url: string) => ({
    413: () => raw(as, method, url, 'application/json', tooLargeJson),
    415: () => raw(as, method, url, 'text/plain', 'x'),
  });
  return {
    listServiceRequests: {
      200: () => get(customer, all),
      400: () => get(agent, `${all}?serviceRequestStatus=CLOSED`),
      401: () => get(null, all),
      403: () => get(admin, all),
    },
    getServiceRequest: {
      200: async () => get(agent, `${one}/${(await calls.request()).id}`),
      400: () => get(agent, `${one}/x`),
      401: () => get(null, `${one}/${unknownId}`),
      403: () => get(admin, `${one}/${unknownId}`),
      404: () => get(agent, `${one}/${unknownId}`),
    },
    createServiceRequest: {
      201: async () => calls.create(await calls.input()),
      400: async () => calls.create(await calls.input({ policyServiceType: 'BILLING_INQUIRY' })),
      401: () => calls.create({}, null),
      403: () => calls.create({}, assistant),
      404: async () => calls.create(await calls.input({ policyId: unknownId })),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-requests' };
        await calls.create(await calls.input(), customer, headers);
        return calls.create(await calls.input(), customer, headers);
      },
      ...large(customer, 'POST', '/api/service-request/create'),
    },
    updateServiceRequest: {
      200: async () => calls.update(await calls.request()),
      400: async () => calls.update(await calls.request(), { serviceRequestStatus: 'RESOLVED' }),
      401: () => calls.update(nothing, {}, null),
      403: () => calls.update(nothing, {}, customer),
      404: () => calls.update(nothing),
      409: async () => calls.update({ ...(await calls.request()), version: 7 }),
      ...large(agent, 'PUT', '/api/service-request/update'),
    },
  };
}
