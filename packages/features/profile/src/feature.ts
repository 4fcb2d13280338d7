import { defineFeature, type FeatureRoute, insuranceTypesRead, route, statesRead, urls } from '@fairlead/kit';
import { CircleUserRound } from 'lucide';
import { meRequest } from './profileRequests';

const edit = {
  kind: 'form',
  title: 'profile.edit',
  crumb: 'crumb.edit',
  parent: 'profile.view',
  guard: 'signedIn',
  screen: () => import('./ProfileEditScreen'),
  data: () => [meRequest, statesRead],
} satisfies Partial<FeatureRoute>;

export const profile = defineFeature({
  namespace: 'profile',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.profile.view, {
      id: 'profile.view',
      kind: 'page',
      title: 'profile',
      crumb: 'profile.crumb',
      guard: 'signedIn',
      screen: () => import('./ProfileScreen'),
      next: ['profile.edit'],
      data: () => [meRequest],
    }),
    { ...edit, id: 'profile.edit', path: urls.profile.edit },
    // a second, short address of the same form
    { ...edit, id: 'profile.editShort', path: urls.profile.editShort },
    route(urls.profile.additional, {
      id: 'profile.additional',
      kind: 'form',
      title: 'profile.additional',
      parent: 'profile.view',
      guard: { AGENT: {} },
      screen: () => import('./AdditionalEditScreen'),
      data: () => [meRequest, statesRead, insuranceTypesRead],
    }),
    route(urls.profile.signReferral, {
      id: 'profile.signReferral',
      kind: 'form',
      title: 'profile.signReferral',
      parent: 'profile.view',
      guard: { AGENT: {} },
      screen: () => import('./SignReferralScreen'),
      data: () => [meRequest],
    }),
  ],
  menu: [{ section: 'user', label: 'profile', icon: CircleUserRound, route: 'profile.view' }],
});
