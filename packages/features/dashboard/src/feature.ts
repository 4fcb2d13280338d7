import { defineFeature, urls } from '@fairlead/kit';
import { LayoutDashboard } from 'lucide';

export const dashboard = defineFeature({
  namespace: 'dashboard',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    {
      id: 'dashboard',
      kind: 'page',
      path: urls.dashboard,
      title: 'dashboard',
      guard: 'signedIn',
      next: ['coupons.list'],
      screen: () => import('./DashboardScreen'),
    },
  ],
  menu: [{ section: 'home', label: 'dashboard', icon: LayoutDashboard, route: 'dashboard' }],
});
