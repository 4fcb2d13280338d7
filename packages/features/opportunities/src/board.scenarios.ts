import { endpoint, listOf, opportunities, Refusal, stale } from '@fairlead/api-client/mocks';
import type { Opportunity } from './opportunities.api';
import { network, sampleOpportunity } from './opportunities.scenarios';

/** Statuses that the stories of the board sent. */
export const moves: string[] = [];

/** Network states of the board. Each call has its own opportunities, which moves change. */
export function boardNetwork() {
  let current = opportunities;
  const list = endpoint('get', '/api/opportunity/all', ({ query }) =>
    listOf(current, query, { filter: { status: ({ status }) => status } }),
  );
  const update = endpoint('put', '/api/opportunity/update', async ({ body }) => {
    const { id, status } = (await body()) as Pick<Opportunity, 'id' | 'status'>;
    const before = current.find((each) => each.id === id);
    if (!before) return new Refusal(404, { code: 'opportunity.missing', message: 'Not found' });
    const after = { ...before, status, version: before.version + 1 };
    current = current.map((each) => (each.id === id ? after : each));
    moves.push(status);
    return after;
  });
  const others = [list.usual, ...network.usual];
  return {
    usual: [update.usual, ...others],
    changedMeanwhile: [
      update.answers(stale(sampleOpportunity, 'Another user has changed this in the meantime.')),
      ...others,
    ],
  };
}
