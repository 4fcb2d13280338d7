import { defineFeature, type FeatureRoute, route, statesRead, urls } from '@fairlead/kit';
import { KeyRound } from 'lucide';
import { referralRequest } from './joinRequest';

const open = { kind: 'page', guard: 'public', frame: 'plain' } satisfies Partial<FeatureRoute>;

/** Sign-up, invitations, referrals, email verification and passwords. Separate from sign-in, which loads fewer messages. */
export const accountForms = defineFeature({
  namespace: 'accountForms',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.account.signUp, {
      ...open,
      id: 'account.signUp',
      title: 'signUp',
      next: ['account.signIn'],
      screen: () => import('./SignUpScreen'),
    }),
    route(urls.account.join, {
      ...open,
      id: 'account.join',
      title: 'join',
      next: ['account.signIn'],
      screen: () => import('./JoinScreen'),
      data: ({ params, search }) => [
        referralRequest({ referral: params.referral, insurance: search.get('insurance') }),
        statesRead,
      ],
    }),
    route(urls.account.verifyEmail, {
      ...open,
      id: 'account.verifyEmail',
      title: 'verifyEmail',
      next: ['account.signIn'],
      screen: () => import('./VerifyEmailScreen'),
    }),
    route(urls.account.resetPassword, {
      ...open,
      id: 'account.resetPassword',
      title: 'resetPassword',
      next: ['account.signIn'],
      screen: () => import('./ResetPasswordScreen'),
    }),
    route(urls.account.changePassword, {
      id: 'account.changePassword',
      kind: 'page',
      title: 'changePassword',
      guard: 'signedIn',
      screen: () => import('./ChangePasswordScreen'),
    }),
  ],
  menu: [{ section: 'user', label: 'changePassword', icon: KeyRound, route: 'account.changePassword' }],
});
