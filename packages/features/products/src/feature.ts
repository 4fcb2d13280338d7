import { defineFeature, route, urls } from '@fairlead/kit';
import { LayoutGrid, Package } from 'lucide';
import { coverageGrid } from './coverageGrid';
import { ownProductList } from './ownProductList';

export const products = defineFeature({
  namespace: 'products',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.products.own, {
      id: 'products.own',
      kind: 'list',
      title: 'products.own',
      guard: { AGENT: { subscribed: true, agencyAdmin: true } },
      screen: () => import('./OwnProductsScreen'),
      data: ({ search }) => [ownProductList.read(search)],
    }),
    route(urls.products.list, {
      id: 'products.list',
      kind: 'list',
      title: 'products',
      guard: { CUSTOMER: {} },
      screen: () => import('./ProductsScreen'),
      next: ['opportunities.list'],
      data: ({ search }) => [coverageGrid.read(search)],
    }),
  ],
  menu: [
    { section: 'products', label: 'products.own', icon: Package, route: 'products.own' },
    { section: 'customers', label: 'products', icon: LayoutGrid, route: 'products.list' },
  ],
});
