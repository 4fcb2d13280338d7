import { defineFeature } from '@fairlead/kit';
import { adminMenu, adminRoutes } from './admins/routes';
import { roleMenu, roleRoutes } from './roles/routes';

export const admins = defineFeature({
  namespace: 'admins',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [...adminRoutes, ...roleRoutes],
  menu: [...adminMenu, ...roleMenu],
});
