import { defineFeature, route, urls } from '@fairlead/kit';
import { LayoutDashboard, ListChecks, RefreshCw } from 'lucide';
import { customerRequest, platformRequest } from './dashboardRequests';

export const dashboard = defineFeature({
  namespace: 'dashboard',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.dashboard, {
      id: 'dashboard',
      title: 'dashboard',
      guard: 'signedIn',
      next: ['coupons.list'],
      screen: {
        ADMIN: { kind: 'page', screen: () => import('./PlatformScreen'), data: () => [platformRequest] },
        AGENT: { kind: 'page', screen: () => import('./AgentScreen') },
        CUSTOMER: { kind: 'page', screen: () => import('./customer/CustomerScreen'), data: () => [customerRequest] },
      },
    }),
  ],
  menu: [
    { section: 'home', label: 'dashboard', icon: LayoutDashboard, route: 'dashboard' },
    // declared here, because menu rows of other areas follow the rows of the dashboard
    { section: 'home', label: 'tasks', icon: ListChecks, route: 'tasks.list' },
    {
      section: 'home',
      label: 'renewals',
      icon: RefreshCw,
      route: 'policies.renewals',
      count: () => import('./RenewalCount'),
    },
  ],
});
