import { endpoint, fieldError, gone, mock, Refusal, unavailable } from '@fairlead/api-client/mocks';

const linkGone = (code: string) => new Refusal(410, { code, message: 'This link has expired or was already used.' });
const taken = fieldError(409, 'email', 'auth.emailTaken', 'There is already an account with this email');
const commonPassword = (field: 'password' | 'newPassword') =>
  fieldError(400, field, 'auth.passwordCommon', 'This password, or one like it, is on lists of stolen passwords.');
const created = 'User Created. Please check your email address and verify your account.';
const later = new Refusal(429, { code: 'auth.tooManyAttempts', message: 'Please try again in 60 min.' });

const signUp = endpoint('post', '/api/auth/signup', null, created);
const invited = {
  email: 'june@brightwater.example',
  name: null,
  agencyName: 'Brightwater Insurance',
  roleType: 'AGENT' as const,
};
const invitation = endpoint('get', '/api/auth/invitation/validate', invited);
const referrer = { agentName: 'Marcus Oyelaran', agencyName: 'Brightwater Insurance' };
const referral = endpoint('get', '/api/auth/referral/validate', ({ query }) => ({
  ...referrer,
  insuranceType: query.has('insurance')
    ? { id: '01935b1c-0000-7000-8000-000000000e11', name: 'Flood', tag: 'FLOOD' }
    : null,
}));
const acceptance = endpoint('post', '/api/auth/invitation/signup', null, 'Your account is ready.');
const accepting = acceptance.usual;
const states = endpoint('get', '/api/states/all', [
  { id: '01935b1c-0000-7000-8000-000000000e01', name: 'Alabama', state_code: 'AL' },
  { id: '01935b1c-0000-7000-8000-000000000e02', name: 'Maine', state_code: 'ME' },
]);

const joining = endpoint('post', '/api/auth/referral/sign-up', null, created);
const join = [referral.usual, states.usual, joining.usual];
const verification = endpoint('post', '/api/auth/verify-email', null);
const resetMail = endpoint('post', '/api/auth/forget-password', null);
const newPassword = endpoint('post', '/api/auth/reset-password', null, 'Your password was changed.');
const passwordChange = endpoint('post', '/api/auth/changepassword', null, 'Your password was changed');

/** Network states for the stories. */
export const network = {
  signUp: [signUp.usual],
  signingUp: [signUp.pending],
  failingSignUp: [signUp.answers(later)],
  emailTaken: [signUp.answers(taken)],
  signUpCommonPassword: [signUp.answers(commonPassword('password'))],
  invited: [invitation.usual, accepting],
  invitedByName: [mock('get', '/api/auth/invitation/validate', { ...invited, name: 'June Park' }), accepting],
  invitedCommonPassword: [invitation.usual, acceptance.answers(commonPassword('password'))],
  invitationLoading: [invitation.pending],
  invitationGone: [invitation.answers(linkGone('auth.invitationGone'))],
  invitationFailing: [invitation.answers(unavailable)],
  join,
  joinLoading: [referral.pending, ...join],
  joinInvalid: [referral.answers(gone('Referral is invalid', 'auth.referralInvalid')), ...join],
  joinFailing: [referral.answers(unavailable), ...join],
  joining: [joining.pending, ...join],
  failingJoin: [joining.answers(unavailable), ...join],
  joinCommonPassword: [joining.answers(commonPassword('password')), ...join],
  noStates: [states.answers(unavailable), ...join],
  verified: [verification.usual],
  verifying: [verification.pending],
  verifyGone: [
    verification.answers(linkGone('auth.linkGone')),
    mock(
      'post',
      '/api/auth/verify-email/resend',
      null,
      'If this email belongs to an unverified account, the verification mail is on its way.',
    ),
  ],
  verifyWrongPassword: [
    verification.answers(
      fieldError(
        400,
        'password',
        'auth.notSignUpPassword',
        'This is not the password chosen at sign-up. Try again, or reset your password.',
      ),
    ),
  ],
  verifyLocked: [
    verification.answers(
      new Refusal(429, {
        code: 'auth.tooManyFailures',
        message: 'Too many failed attempts. Please try again in 15 min.',
      }),
    ),
  ],
  verifyFailing: [verification.answers(unavailable)],
  reset: [resetMail.usual, newPassword.usual],
  resetting: [resetMail.pending],
  failingReset: [resetMail.answers(later)],
  resetGone: [newPassword.answers(linkGone('auth.linkGone'))],
  resetCommonPassword: [newPassword.answers(commonPassword('newPassword'))],
  change: [passwordChange.usual],
  changing: [passwordChange.pending],
  changeCommonPassword: [passwordChange.answers(commonPassword('newPassword'))],
  wrongPassword: [
    passwordChange.answers(
      new Refusal(400, { code: 'auth.wrongPassword', message: 'The old password is not correct.' }),
    ),
  ],
};
