import { listOf, mock, mockPending, pageOf, Refusal, transaction, transactions } from '@fairlead/api-client/mocks';

const all = '/api/transaction/all';
const rules = {
  search: {
    reference: ({ reference }: (typeof transactions)[number]) => reference,
    packageName: ({ packageName }: (typeof transactions)[number]) => packageName,
  },
  filter: { status: ({ status }: (typeof transactions)[number]) => status },
};
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });

/** Network states for the stories. */
export const network = {
  usual: [mock('get', all, ({ query }) => listOf(transactions, query, rules))],
  ofAgency: [
    mock('get', all, ({ query }) =>
      listOf(
        transactions.map((row) => ({ ...row, agency: null })),
        query,
      ),
    ),
  ],
  many: [
    mock('get', all, ({ query }) =>
      listOf(
        Array.from({ length: 25 }, (_, index) => transaction(index)),
        query,
      ),
    ),
  ],
  loading: [mockPending('get', all)],
  empty: [mock('get', all, pageOf([]))],
  failing: [mock('get', all, unavailable)],
};
