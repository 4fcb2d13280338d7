import { defineFeature, route, urls } from '@fairlead/kit';
import { History } from 'lucide';
import { auditList } from './auditList';

export const audit = defineFeature({
  namespace: 'audit',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.audit, {
      id: 'audit.list',
      kind: 'list',
      title: 'audit',
      guard: { ADMIN: { privilege: 'AUDIT_VIEW' }, AGENT: { agencyAdmin: true } },
      screen: () => import('./AuditLogScreen'),
      data: auditList.firstReads,
    }),
  ],
  menu: [{ section: 'home', label: 'audit', icon: History, route: 'audit.list' }],
});
