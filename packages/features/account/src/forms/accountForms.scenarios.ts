import { mock, mockPending, Refusal } from '@fairlead/api-client/mocks';

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const gone = (code: string) => new Refusal(410, { code, message: 'This link has expired or was already used.' });
const taken = new Refusal(409, {
  code: 'auth.emailTaken',
  message: 'There is already an account with this email',
  errors: [{ field: 'email', code: 'auth.emailTaken', message: 'There is already an account with this email' }],
});
const created = 'User Created. Please check your email address and verify your account.';
const later = new Refusal(429, { code: 'auth.tooManyAttempts', message: 'Please try again in 60 min.' });

const invitation = mock('get', '/api/auth/invitation/validate', {
  email: 'june@brightwater.example',
  agencyName: 'Brightwater Insurance',
  roleType: 'AGENT',
});
const referrer = { agentName: 'Marcus Oyelaran', agencyName: 'Brightwater Insurance' };
const referral = mock('get', '/api/auth/referral/validate', ({ query }) => ({
  ...referrer,
  insuranceType: query.has('insurance')
    ? { id: '01935b1c-0000-7000-8000-000000000e11', name: 'Flood', tag: 'FLOOD' }
    : null,
}));
const states = mock('get', '/api/states/all', [
  { id: '01935b1c-0000-7000-8000-000000000e01', name: 'Alabama', state_code: 'AL' },
  { id: '01935b1c-0000-7000-8000-000000000e02', name: 'Maine', state_code: 'ME' },
]);

export const network = {
  signUp: [mock('post', '/api/auth/signup', null, created)],
  signingUp: [mockPending('post', '/api/auth/signup')],
  failingSignUp: [mock('post', '/api/auth/signup', later)],
  emailTaken: [mock('post', '/api/auth/signup', taken)],
  invited: [invitation, mock('post', '/api/auth/invitation/signup', null, 'Your account is ready.')],
  invitationLoading: [mockPending('get', '/api/auth/invitation/validate')],
  invitationGone: [mock('get', '/api/auth/invitation/validate', gone('auth.invitationGone'))],
  invitationFailing: [mock('get', '/api/auth/invitation/validate', unavailable)],
  join: [referral, states, mock('post', '/api/auth/referral/sign-up', null, created)],
  joinLoading: [mockPending('get', '/api/auth/referral/validate'), states],
  joinInvalid: [
    mock(
      'get',
      '/api/auth/referral/validate',
      new Refusal(404, { code: 'auth.referralInvalid', message: 'Referral is invalid' }),
    ),
    states,
  ],
  joinFailing: [mock('get', '/api/auth/referral/validate', unavailable), states],
  joining: [referral, states, mockPending('post', '/api/auth/referral/sign-up')],
  failingJoin: [referral, states, mock('post', '/api/auth/referral/sign-up', unavailable)],
  noStates: [referral, mock('get', '/api/states/all', unavailable)],
  verified: [mock('post', '/api/auth/verify-email', null)],
  verifying: [mockPending('post', '/api/auth/verify-email')],
  verifyGone: [
    mock('post', '/api/auth/verify-email', gone('auth.linkGone')),
    mock(
      'post',
      '/api/auth/verify-email/resend',
      null,
      'If this email belongs to an unverified account, the verification mail is on its way.',
    ),
  ],
  verifyWrongPassword: [
    mock(
      'post',
      '/api/auth/verify-email',
      new Refusal(400, {
        code: 'request.invalid',
        message: 'Please check the fields that are marked.',
        errors: [
          {
            field: 'password',
            code: 'auth.notSignUpPassword',
            message: 'This is not the password chosen at sign-up. Try again, or reset your password.',
          },
        ],
      }),
    ),
  ],
  verifyLocked: [
    mock(
      'post',
      '/api/auth/verify-email',
      new Refusal(429, {
        code: 'auth.tooManyFailures',
        message: 'Too many failed attempts. Please try again in 15 min.',
      }),
    ),
  ],
  verifyFailing: [mock('post', '/api/auth/verify-email', unavailable)],
  reset: [
    mock('post', '/api/auth/forget-password', null),
    mock('post', '/api/auth/reset-password', null, 'Your password was changed.'),
  ],
  resetting: [mockPending('post', '/api/auth/forget-password')],
  failingReset: [mock('post', '/api/auth/forget-password', later)],
  resetGone: [mock('post', '/api/auth/reset-password', gone('auth.linkGone'))],
  change: [mock('post', '/api/auth/changepassword', null, 'Your password was changed')],
  changing: [mockPending('post', '/api/auth/changepassword')],
  wrongPassword: [
    mock(
      'post',
      '/api/auth/changepassword',
      new Refusal(400, { code: 'auth.wrongPassword', message: 'The old password is not correct.' }),
    ),
  ],
};
