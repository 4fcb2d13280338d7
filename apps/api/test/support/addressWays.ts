import type { Harness } from './harness.ts';
import { nowhere, requests, tooMuch, type Ways } from './requests.ts';

const agent = 'agent@demo.test';
const create = '/api/address/create';
const update = '/api/address/update';

/** Creates and changes addresses, each with good values unless others are given. */
export function addressCalls(server: () => Harness) {
  const made = (values: object = {}, as: string | null = agent, headers = {}) => {
    const payload = { addressType: 'USER_ADDRESS', street: '1 Main Street', city: 'Portland', state: 'ME', ...values };
    return server().call(as, { method: 'POST', url: create, payload, headers });
  };
  const changed = (payload: object, as: string | null = agent) =>
    server().call(as, { method: 'PUT', url: update, payload });
  /** The id and version of a new one. */
  const stored = async (values: object = {}, as = agent) => {
    const { id, version } = (await made(values, as)).json().payload;
    return { addressId: id as string, version: version as number };
  };
  return { made, changed, stored };
}

/** How the statuses of the operations about addresses come about. */
export function addressWays(server: () => Harness): { [K in 'createAddress' | 'updateAddress']: Ways<K> } {
  const { made, changed, stored } = addressCalls(server);
  const { raw } = requests(server);
  return {
    createAddress: {
      201: () => made(),
      400: () => made({ state: 'Atlantis' }),
      401: () => made({}, null),
      403: () => made({ addressType: 'AGENCY_ADDRESS' }),
      409: async () => {
        const key = { 'idempotency-key': 'the same key' };
        await made({}, agent, key);
        return made({ city: 'Bangor' }, agent, key);
      },
      413: () => raw(agent, 'POST', create, 'application/json', tooMuch),
      415: () => raw(agent, 'POST', create, 'text/plain', 'x'),
    },
    updateAddress: {
      200: async () => changed({ ...(await stored()), city: 'Bangor' }),
      400: async () => changed({ ...(await stored()), city: 'x'.repeat(256) }),
      401: () => changed({}, null),
      404: () => changed({ addressId: nowhere, version: 1 }),
      409: async () => changed({ ...(await stored()), version: 7 }),
      413: () => raw(agent, 'PUT', update, 'application/json', tooMuch),
      415: () => raw(agent, 'PUT', update, 'text/plain', 'x'),
    },
  };
}
