import type { Harness } from './harness.ts';
import { requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';

const agent = 'agent@demo.test';
const create = '/api/address/create';
const update = '/api/address/update';

/** Requests that create and update addresses. Values default to valid ones. */
export function addressCalls(server: () => Harness) {
  const createRecord = (values: object = {}, as: string | null = agent, headers = {}) => {
    const payload = { addressType: 'USER_ADDRESS', street: '1 Main Street', city: 'Portland', state: 'ME', ...values };
    return server().call(as, { method: 'POST', url: create, payload, headers });
  };
  const changed = (payload: object, as: string | null = agent) =>
    server().call(as, { method: 'PUT', url: update, payload });
  /** Creates an address. Returns its id and version. */
  const stored = async (values: object = {}, as = agent) => {
    const { id, version } = (await createRecord(values, as)).json().payload;
    return { addressId: id as string, version: version as number };
  };
  return { createRecord, changed, stored };
}

export function addressStatusCases(server: () => Harness): {
  [K in 'createAddress' | 'updateAddress']: StatusCases<K>;
} {
  const { createRecord, changed, stored } = addressCalls(server);
  const { raw } = requests(server);
  return {
    createAddress: {
      201: () => createRecord(),
      400: () => createRecord({ state: 'Atlantis' }),
      401: () => createRecord({}, null),
      403: () => createRecord({ addressType: 'AGENCY_ADDRESS' }),
      409: async () => {
        const key = { 'idempotency-key': 'the same key' };
        await createRecord({}, agent, key);
        return createRecord({ city: 'Bangor' }, agent, key);
      },
      413: () => raw(agent, 'POST', create, 'application/json', tooLargeJson),
      415: () => raw(agent, 'POST', create, 'text/plain', 'x'),
    },
    updateAddress: {
      200: async () => changed({ ...(await stored()), city: 'Bangor' }),
      400: async () => changed({ ...(await stored()), city: 'x'.repeat(256) }),
      401: () => changed({}, null),
      404: () => changed({ addressId: unknownId, version: 1 }),
      409: async () => changed({ ...(await stored()), version: 7 }),
      413: () => raw(agent, 'PUT', update, 'application/json', tooLargeJson),
      415: () => raw(agent, 'PUT', update, 'text/plain', 'x'),
    },
  };
}
