import { defineFeature, route, urls } from '@fairlead/kit';
import { FileCheck, FileStack } from 'lucide';
import { docList, docRequest, requestedDocsRequest } from './docList';
import { uploadList } from './uploadList';

const admin = { ADMIN: { privilege: 'VERIFICATION_DOC_ALL' } } as const;

export const verification = defineFeature({
  namespace: 'verification',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.verification.docs, {
      id: 'verification.docs',
      title: 'docs',
      guard: { ...admin, AGENT: { subscribed: true, agencyAdmin: true } },
      screen: {
        ADMIN: { kind: 'list', screen: () => import('./DocListScreen'), data: ({ search }) => [docList.read(search)] },
        AGENT: { kind: 'page', screen: () => import('./AgencyDocsScreen'), data: () => [requestedDocsRequest] },
      },
    }),
    route(urls.verification.create, {
      id: 'verification.create',
      kind: 'form',
      title: 'docs.create',
      crumb: 'crumb.create',
      parent: 'verification.docs',
      guard: admin,
      screen: () => import('./DocFormScreen'),
    }),
    route(urls.verification.edit, {
      id: 'verification.edit',
      kind: 'form',
      title: 'docs.update',
      crumb: 'crumb.update',
      parent: 'verification.docs',
      guard: admin,
      screen: () => import('./DocFormScreen'),
      data: ({ params }) => [docRequest(params.id)],
    }),
    route(urls.verification.uploaded, {
      id: 'verification.uploaded',
      kind: 'list',
      title: 'uploadedDocs',
      guard: admin,
      screen: () => import('./UploadedListScreen'),
      data: ({ search }) => [uploadList.read(search)],
    }),
  ],
  menu: [
    { section: 'verification', label: 'docs', icon: FileStack, route: 'verification.docs' },
    { section: 'verification', label: 'uploadedDocs', icon: FileCheck, route: 'verification.uploaded' },
  ],
  panels: [
    {
      on: 'agency',
      id: 'documents',
      title: 'agencies.documents',
      guard: admin,
      panel: () => import('./AgencyDocsPanel'),
    },
  ],
});
