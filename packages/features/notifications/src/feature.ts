import { defineFeature, route, urls } from '@fairlead/kit';
import type { Guard } from '@fairlead/rules';

// platform admins have no events
const members = { AGENT: {}, CUSTOMER: {} } satisfies Guard;

export const notifications = defineFeature({
  namespace: 'notifications',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.notifications.list, {
      id: 'notifications.list',
      kind: 'page',
      title: 'notifications',
      guard: members,
      screen: () => import('./NotificationsScreen'),
      next: ['notifications.settings'],
    }),
    route(urls.notifications.settings, {
      id: 'notifications.settings',
      kind: 'page',
      title: 'notifications.settings',
      parent: 'profile.view',
      guard: members,
      screen: () => import('./NotificationSettingsScreen'),
    }),
  ],
  menu: [],
  topBar: [{ id: 'notifications', guard: members, tool: () => import('./Bell') }],
});
