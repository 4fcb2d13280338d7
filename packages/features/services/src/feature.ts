import { defineFeature, route, urls } from '@fairlead/kit';
import { Files } from 'lucide';
import { documentRequestRead } from './documents/documentRequestRead';
import { ownDocumentList } from './ownDocuments/ownDocumentList';

export const services = defineFeature({
  namespace: 'services',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.policies.mailingAddress, {
      id: 'services.address',
      kind: 'form',
      title: 'services.address',
      parent: 'policies.list',
      // customers need no license
      guard: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
      screen: () => import('./MailingAddressScreen'),
    }),
    route(urls.documentRequests.view, {
      id: 'services.addDocument',
      kind: 'record',
      title: 'services.addDocument',
      parent: 'dashboard',
      guard: { CUSTOMER: {} },
      screen: () => import('./documents/DocumentRequestScreen'),
      data: ({ params }) => [documentRequestRead(params.id)],
    }),
    route(urls.documents, {
      id: 'services.ownDocuments',
      kind: 'list',
      title: 'documents',
      guard: { CUSTOMER: {} },
      screen: () => import('./ownDocuments/OwnDocumentsScreen'),
      data: ownDocumentList.firstReads,
    }),
  ],
  menu: [{ section: 'home', label: 'documents', icon: Files, route: 'services.ownDocuments' }],
  panels: [
    {
      on: 'policy',
      id: 'services',
      title: 'services',
      guard: { AGENT: { subscribed: true }, CUSTOMER: {} },
      panel: () => import('./ServicesPanel'),
    },
    {
      on: 'policy',
      id: 'requests',
      title: 'services.documents',
      guard: { AGENT: { subscribed: true } },
      panel: () => import('./documents/PolicyDocumentRequests'),
    },
    {
      on: 'contact',
      id: 'documents',
      title: 'services.documents',
      guard: { AGENT: { subscribed: true } },
      panel: () => import('./documents/ContactDocumentRequests'),
    },
    {
      on: 'claim',
      id: 'documents',
      title: 'services.documents',
      guard: { AGENT: { subscribed: true, licensed: true } },
      panel: () => import('./documents/ClaimDocumentRequests'),
    },
  ],
});
