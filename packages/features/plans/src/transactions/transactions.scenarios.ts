import { endpoint, listNetwork, listOf, mockExport, transaction, transactions } from '@fairlead/api-client/mocks';

const list = endpoint('get', '/api/transaction/all', ({ query }) =>
  listOf(transactions, query, {
    search: { reference: ({ reference }) => reference, packageName: ({ packageName }) => packageName },
    filter: { status: ({ status }) => status, disputed: ({ disputeStatus }) => String(disputeStatus !== null) },
  }),
);
const ownTransactions = transactions.map((row) => ({ ...row, agency: null }));
const manyTransactions = Array.from({ length: 25 }, (_, index) => transaction(index));

/** Query of the last export. */
export const lastExport: { query?: URLSearchParams | undefined } = {};
const exported = mockExport('/api/transaction/all/export', 'transactions-2026-11-23.xlsx', (query) => {
  lastExport.query = query;
  return { text: 'PK', rows: 2 };
});

/** Network states for the stories. */
export const network = {
  ...listNetwork(list),
  exports: [list.usual, exported],
  ofAgency: [list.answers(({ query }) => listOf(ownTransactions, query))],
  many: [list.answers(({ query }) => listOf(manyTransactions, query))],
};
