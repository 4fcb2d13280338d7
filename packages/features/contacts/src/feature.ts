import { defineFeature, urls } from '@fairlead/kit';
import { Contact } from 'lucide';
import { contactList, contactRead, statesRead } from './contactReads';

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
    {
      id: 'contacts.list',
      kind: 'list',
      path: urls.contacts.list,
      title: 'contacts',
      guard: agents,
      screen: () => import('./ContactListScreen'),
      next: ['contacts.view', 'contacts.create'],
      data: ({ search }) => [contactList.read(search)],
    },
    {
      id: 'contacts.create',
      kind: 'form',
      path: urls.contacts.create,
      title: 'contacts.create',
      parent: 'contacts.list',
      guard: licensed,
      screen: () => import('./ContactFormScreen'),
      data: () => [statesRead],
    },
    {
      id: 'contacts.edit',
      kind: 'form',
      path: urls.contacts.edit,
      title: 'contacts.edit',
      parent: 'contacts.list',
      guard: licensed,
      screen: () => import('./ContactFormScreen'),
      data: ({ params }) => [contactRead(params.id ?? ''), statesRead],
    },
    {
      id: 'contacts.view',
      kind: 'record',
      path: urls.contacts.view,
      title: 'contacts.view',
      parent: 'contacts.list',
      guard: agents,
      screen: () => import('./ContactScreen'),
      data: ({ params }) => [contactRead(params.id ?? '')],
    },
  ],
  menu: [{ section: 'contacts', label: 'contacts', icon: Contact, route: 'contacts.list' }],
});
