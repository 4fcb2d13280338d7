import { defineFeature, type FeatureRoute, urls } from '@fairlead/kit';
import { CircleUserRound } from 'lucide';
import { insuranceTypesRead, meRead, statesRead } from './profileReads';

const edit = {
  kind: 'form',
  title: 'profile.edit',
  crumb: 'crumb.edit',
  parent: 'profile.view',
  guard: 'signedIn',
  screen: () => import('./ProfileEditScreen'),
  data: () => [meRead, statesRead],
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
    {
      id: 'profile.view',
      kind: 'page',
      path: urls.profile.view,
      title: 'profile',
      crumb: 'profile.crumb',
      guard: 'signedIn',
      screen: () => import('./ProfileScreen'),
      next: ['profile.edit'],
      data: () => [meRead],
    },
    { ...edit, id: 'profile.edit', path: urls.profile.edit },
    // the specification gives it two addresses
    { ...edit, id: 'profile.editShort', path: urls.profile.editShort },
    {
      id: 'profile.additional',
      kind: 'form',
      path: urls.profile.additional,
      title: 'profile.additional',
      parent: 'profile.view',
      guard: { AGENT: {} },
      screen: () => import('./AdditionalEditScreen'),
      data: () => [meRead, statesRead, insuranceTypesRead],
    },
    {
      id: 'profile.signReferral',
      kind: 'form',
      path: urls.profile.signReferral,
      title: 'profile.signReferral',
      parent: 'profile.view',
      guard: { AGENT: {} },
      screen: () => import('./SignReferralScreen'),
      data: () => [meRead],
    },
  ],
  menu: [{ section: 'user', label: 'profile', icon: CircleUserRound, route: 'profile.view' }],
});
