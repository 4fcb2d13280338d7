import {
  endpoint,
  listNetwork,
  listOf,
  mock,
  mockExport,
  pageOf,
  transaction,
  transactions,
} from '@fairlead/api-client/mocks';

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
  /** Many pages of payments. */
  totaled: [
    list.answers(pageOf(transactions, 512)),
    mock('get', '/api/transaction/all/totals', { count: 512, isCapped: false, total: 90_417.5 }),
    ...listNetwork(list).usual.slice(1),
  ],
  exports: [list.usual, exported],
  ofAgency: [list.answers(({ query }) => listOf(ownTransactions, query))],
  many: [list.answers(({ query }) => listOf(manyTransactions, query))],
};
