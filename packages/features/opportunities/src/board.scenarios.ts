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
  const figures = endpoint('get', '/api/dashboard/pipeline', {
    opportunities: [{ status: 'NEW', total: 34, premium: 61_200 }],
    assigned: [],
    quotesPendingApproval: null,
    policiesToWrite: null,
    policies: null,
  });
  const others = [list.usual, figures.usual, ...network.usual];
  /** The column of new opportunities has more cards than are loaded. */
  const manyNew = endpoint('get', '/api/opportunity/all', ({ query }) => {
    const page = listOf(current, query, { filter: { status: ({ status }) => status } });
    return query.get('status') === 'NEW' ? { ...page, totalElements: 34 } : page;
  });
  return {
    usual: [update.usual, ...others],
    manyNew: [manyNew.usual, update.usual, ...others],
    changedMeanwhile: [
      update.answers(stale(sampleOpportunity, 'Another user has changed this in the meantime.')),
      ...others,
    ],
  };
}
