import type { Harness } from './harness.ts';
import { policyCalls } from './policies.ts';
import { requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';

const agent = 'agent@demo.test';
const customer = 'customer@demo.test';

type Bulk = 'startBulk' | 'getBulkRun' | 'stopBulk' | 'undoBulk';

/** Requests to bulk actions. */
export function bulkCalls(server: () => Harness) {
  const policies = policyCalls(server);
  const { get, send } = policies;
  const agentIdOf = async (email: string): Promise<string> => (await policies.quotes.userOf(email)).id;
  const start = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/bulk/start', { list: 'policies', action: 'ASSIGN', ...body }, headers);
  const read = async (id: string, as = agent) => (await get(as, `/api/bulk/id/${id}`)).json().payload;
  const stop = (id: string, as: string | null = agent) => send(as, 'POST', `/api/bulk/stop/id/${id}`);
  const undo = (id: string, as: string | null = agent) => send(as, 'POST', `/api/bulk/undo/id/${id}`);
  /** A run that assigned one new policy to another agent. */
  const run = async () => {
    const { id } = await policies.policy();
    return (await start({ records: [{ id }], agentId: await agentIdOf('owner@demo.test') })).json().payload;
  };
  return { start, read, stop, undo, run, agentIdOf, policies };
}

export function bulkStatusCases(server: () => Harness): { [K in Bulk]: StatusCases<K> } {
  const { get, raw } = requests(server);
  const { start, stop, undo, run, agentIdOf, policies } = bulkCalls(server);
  const records = async () => [{ id: (await policies.policy()).id }];
  return {
    startBulk: {
      201: async () => start({ records: await records(), agentId: await agentIdOf('owner@demo.test') }),
      400: () => start({ action: 'DELETE' }),
      401: () => start({}, null),
      403: () => start({}, customer),
      409: async () => {
        const key = { 'idempotency-key': 'bulk-status-case' };
        const agentId = await agentIdOf('owner@demo.test');
        await start({ records: await records(), agentId }, agent, key);
        return start({ records: await records(), agentId }, agent, key);
      },
      413: () => raw(agent, 'POST', '/api/bulk/start', 'application/json', tooLargeJson),
      415: () => raw(agent, 'POST', '/api/bulk/start', 'text/plain', 'x'),
    },
    getBulkRun: {
      200: async () => get(agent, `/api/bulk/id/${(await run()).id}`),
      400: () => get(agent, '/api/bulk/id/x'),
      401: () => get(null, `/api/bulk/id/${unknownId}`),
      403: () => get(customer, `/api/bulk/id/${unknownId}`),
      404: () => get(agent, `/api/bulk/id/${unknownId}`),
    },
    stopBulk: {
      200: async () => stop((await run()).id),
      400: () => stop('x'),
      401: () => stop(unknownId, null),
      403: () => stop(unknownId, customer),
      404: () => stop(unknownId),
    },
    undoBulk: {
      200: async () => undo((await run()).id),
      400: () => undo('x'),
      401: () => undo(unknownId, null),
      403: () => undo(unknownId, customer),
      404: () => undo(unknownId),
      409: async () => {
        const { id } = await run();
        await undo(id);
        return undo(id);
      },
    },
  };
}
