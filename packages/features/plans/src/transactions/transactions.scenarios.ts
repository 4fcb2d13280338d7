import { endpoint, listNetwork, listOf, transaction, transactions } from '@fairlead/api-client/mocks';

const list = endpoint('get', '/api/transaction/all', ({ query }) =>
  listOf(transactions, query, {
    search: { reference: ({ reference }) => reference, packageName: ({ packageName }) => packageName },
    filter: { status: ({ status }) => status },
  }),
);
const ownTransactions = transactions.map((row) => ({ ...row, agency: null }));
const manyTransactions = Array.from({ length: 25 }, (_, index) => transaction(index));

/** Network states for the stories. */
export const network = {
  ...listNetwork(list),
  ofAgency: [list.answers(({ query }) => listOf(ownTransactions, query))],
  many: [list.answers(({ query }) => listOf(manyTransactions, query))],
};
