import { uuidv7 } from '../../src/db/ids.ts';
import { claimCalls } from './claims.ts';
import type { Harness } from './harness.ts';
import { agent, customer } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';

const admin = 'admin@demo.test';
const assistant = 'assistant@demo.test';

export function claimStatusCases(server: () => Harness) {
  const calls = claimCalls(server);
  const { get, raw } = requests(server);
  const large = (as: string, method: 'POST' | 'PUT', url: string) => ({
    413: () => raw(as, method, url, 'application/json', tooLargeJson),
    415: () => raw(as, method, url, 'text/plain', 'x'),
  });
  /** Sends two bodies with the same idempotency key. */
  const sendTwice = async <T>(send: (headers: Record<string, string>) => Promise<T>, key: string): Promise<T> => {
    await send({ 'idempotency-key': key });
    return send({ 'idempotency-key': key });
  };
  const missingClaim = async () => ({ ...(await calls.claim()), id: unknownId });

  return {
    exportClaims: {
      200: () => get(agent, '/api/claim/all/export'),
      400: () => get(agent, '/api/claim/all/export?columns=secret'),
      401: () => get(null, '/api/claim/all/export'),
      403: () => get('customer@demo.test', '/api/claim/all/export'),
    },
    listClaims: {
      200: () => get(customer, '/api/claim/all'),
      400: () => get(agent, '/api/claim/all?claimStatus=PAID'),
      401: () => get(null, '/api/claim/all'),
      403: () => get(assistant, '/api/claim/all'),
    },
    countClaims: {
      200: () => get(agent, '/api/claim/all/counters'),
      400: () => get(agent, '/api/claim/all/counters?x=1'),
      401: () => get(null, '/api/claim/all/counters'),
      403: () => get(admin, '/api/claim/all/counters'),
    },
    getClaim: {
      200: async () => get(customer, `/api/claim/id/${(await calls.claim()).id}`),
      400: () => get(agent, '/api/claim/id/x'),
      401: () => get(null, `/api/claim/id/${unknownId}`),
      403: () => get(admin, `/api/claim/id/${unknownId}`),
      404: () => get(agent, `/api/claim/id/${unknownId}`),
    },
    createClaim: {
      201: async () => calls.create(await calls.input()),
      400: async () => calls.create(await calls.input({ description: ' ' })),
      401: () => calls.create({}, null),
      403: () => calls.create({}, assistant),
      409: () =>
        sendTwice(async (headers) => calls.create(await calls.input(), customer, headers), 'one-key-for-two-claims'),
      ...large(customer, 'POST', '/api/claim/create'),
    },
    updateClaim: {
      200: async () => calls.update(await calls.claim(), { adjusterName: 'Nadia Petrov' }),
      400: async () => calls.update(await calls.claim(), { assignedAgentId: unknownId }),
      401: async () => calls.update(await calls.claim(), {}, null),
      403: async () => calls.update(await calls.claim(), {}, customer),
      404: async () => calls.update(await missingClaim()),
      409: async () => calls.update({ ...(await calls.claim()), version: 7 }),
      ...large(agent, 'PUT', '/api/claim/update'),
    },
    moveClaim: {
      200: async () => calls.move(await calls.claim(), 'IN_REVIEW'),
      400: async () => calls.move(await calls.moved('IN_REVIEW', 'FILED_WITH_CARRIER'), 'DENIED'),
      401: async () => calls.move(await calls.claim(), 'IN_REVIEW', {}, null),
      403: async () => calls.move(await calls.claim(), 'IN_REVIEW', {}, customer),
      404: async () => calls.move(await missingClaim(), 'IN_REVIEW'),
      409: async () => calls.move(await calls.claim(), 'SETTLED'),
      ...large(agent, 'PUT', '/api/claim/status'),
    },
    withdrawClaim: {
      200: async () => calls.withdraw(await calls.claim()),
      400: async () => calls.withdraw(await calls.claim(), { note: 'x'.repeat(1001) }),
      401: async () => calls.withdraw(await calls.claim(), {}, null),
      403: async () => calls.withdraw(await calls.claim(), {}, agent),
      404: async () => calls.withdraw(await missingClaim()),
      409: async () => calls.withdraw(await calls.moved('IN_REVIEW', 'FILED_WITH_CARRIER')),
      ...large(customer, 'PUT', '/api/claim/withdraw'),
    },
    listClaimNotes: {
      200: async () => get(agent, `/api/claim/notes/all?claimId=${(await calls.claim()).id}`),
      400: () => get(agent, '/api/claim/notes/all'),
      401: () => get(null, `/api/claim/notes/all?claimId=${unknownId}`),
      403: () => get(customer, `/api/claim/notes/all?claimId=${unknownId}`),
      404: () => get(agent, `/api/claim/notes/all?claimId=${unknownId}`),
    },
    createClaimNote: {
      201: async () => calls.note({ claimId: (await calls.claim()).id, text: 'Asked for two estimates.' }),
      400: async () => calls.note({ claimId: (await calls.claim()).id, text: ' ' }),
      401: () => calls.note({}, null),
      403: () => calls.note({}, customer),
      404: () => calls.note({ claimId: unknownId, text: 'x' }),
      409: () =>
        sendTwice(
          async (headers) => calls.note({ claimId: (await calls.claim()).id, text: uuidv7() }, agent, headers),
          'one-key-for-two-notes',
        ),
      ...large(agent, 'POST', '/api/claim/notes/create'),
    },
  };
}
