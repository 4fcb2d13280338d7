import { type FeatureRoute, type MenuRow, type Panel, route, urls } from '@fairlead/kit';
import { ReceiptText } from 'lucide';
import { transactionList } from './transactionList';
import { transactionRead } from './transactionReads';

export const transactionRoutes = [
  route(urls.transactions.list, {
    id: 'transactions.list',
    kind: 'list',
    title: 'transactions',
    guard: {
      ADMIN: { privilege: 'TRANSACTION_VIEW' },
      AGENT: { privilege: 'TRANSACTION_VIEW', agencyAdmin: true },
    },
    screen: () => import('./TransactionListScreen'),
    data: ({ search }) => [transactionList.read(search)],
  }),
  route(urls.transactions.view, {
    id: 'transactions.view',
    kind: 'record',
    title: 'transaction',
    namesRecord: true,
    parent: 'transactions.list',
    guard: {
      ADMIN: { privilege: 'TRANSACTION_VIEW' },
      AGENT: { privilege: 'TRANSACTION_VIEW', agencyAdmin: true },
    },
    screen: () => import('./detail/TransactionScreen'),
    data: ({ params }) => [transactionRead(params.id)],
  }),
] as const satisfies readonly FeatureRoute[];

export const transactionMenu = [
  { section: 'history', label: 'transaction', icon: ReceiptText, route: 'transactions.list' },
] as const satisfies readonly MenuRow[];

export const transactionPanels = [
  {
    on: 'agency',
    id: 'transactions',
    title: 'transactions',
    guard: { ADMIN: { privilege: 'TRANSACTION_VIEW' } },
    panel: () => import('./AgencyTransactionsPanel'),
  },
] as const satisfies readonly Panel[];
