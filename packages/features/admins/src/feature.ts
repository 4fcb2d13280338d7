import { defineFeature } from '@fairlead/kit';
import { adminMenu, adminRoutes } from './admins/routes';
import { failedJobMenu, failedJobRoutes } from './failedJobs/routes';
import { roleMenu, roleRoutes } from './roles/routes';

export const admins = defineFeature({
  namespace: 'admins',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [...failedJobRoutes, ...adminRoutes, ...roleRoutes],
  menu: [...failedJobMenu, ...adminMenu, ...roleMenu],
});
