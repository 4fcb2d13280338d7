import { defineFeature, route, statesRead, urls } from '@fairlead/kit';
import { Contact } from 'lucide';
import { contactList, contactOverviewRead, contactRead } from './contactReads';

const agents = { AGENT: { subscribed: true } } as const;
const licensed = { AGENT: { subscribed: true, licensed: true } } as const;

export const contacts = defineFeature({
  namespace: 'contacts',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.contacts.list, {
      id: 'contacts.list',
      kind: 'list',
      title: 'contacts',
      guard: agents,
      screen: () => import('./ContactListScreen'),
      next: ['contacts.view', 'contacts.create'],
      data: contactList.firstReads,
    }),
    route(urls.contacts.create, {
      id: 'contacts.create',
      kind: 'form',
      title: 'contacts.create',
      parent: 'contacts.list',
      guard: licensed,
      screen: () => import('./ContactFormScreen'),
      data: () => [statesRead],
    }),
    route(urls.contacts.edit, {
      id: 'contacts.edit',
      kind: 'form',
      title: 'contacts.edit',
      parent: 'contacts.list',
      guard: licensed,
      screen: () => import('./ContactFormScreen'),
      data: ({ params }) => [contactRead(params.id), statesRead],
    }),
    route(urls.contacts.view, {
      id: 'contacts.view',
      kind: 'record',
      title: 'contacts.view',
      namesRecord: true,
      parent: 'contacts.list',
      guard: agents,
      screen: () => import('./ContactScreen'),
      data: ({ params }) => [contactRead(params.id), contactOverviewRead(params.id)],
    }),
  ],
  menu: [{ section: 'contacts', label: 'contacts', icon: Contact, route: 'contacts.list' }],
});
