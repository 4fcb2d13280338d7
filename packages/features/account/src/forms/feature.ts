import { defineFeature, type FeatureRoute, urls } from '@fairlead/kit';
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
    {
      ...open,
      id: 'account.signUp',
      path: urls.account.signUp,
      title: 'signUp',
      next: ['account.signIn'],
      screen: () => import('./SignUpScreen'),
    },
    {
      ...open,
      id: 'account.join',
      path: urls.account.join,
      title: 'join',
      next: ['account.signIn'],
      screen: () => import('./JoinScreen'),
      data: ({ params, search }) => [
        referralRequest({ referral: params.referral ?? '', insurance: search.get('insurance') }),
        ['/api/states/all', undefined],
      ],
    },
    {
      ...open,
      id: 'account.verifyEmail',
      path: urls.account.verifyEmail,
      title: 'verifyEmail',
      next: ['account.signIn'],
      screen: () => import('./VerifyEmailScreen'),
    },
    {
      ...open,
      id: 'account.resetPassword',
      path: urls.account.resetPassword,
      title: 'resetPassword',
      next: ['account.signIn'],
      screen: () => import('./ResetPasswordScreen'),
    },
    {
      id: 'account.changePassword',
      kind: 'page',
      path: urls.account.changePassword,
      title: 'changePassword',
      guard: 'signedIn',
      screen: () => import('./ChangePasswordScreen'),
    },
  ],
  menu: [{ section: 'user', label: 'changePassword', icon: KeyRound, route: 'account.changePassword' }],
});
