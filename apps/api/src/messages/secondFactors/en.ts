/** Messages about the second factor of sign-in. */
export const en = {
  'auth.secondFactorRequired': 'Enter the code of your authenticator app.',
  'auth.challengeGone': 'This sign-in has expired. Sign in again.',
  'auth.wrongCode': 'Wrong code. Try the next one.',
  'auth.wrongRecoveryCode': 'This recovery code is wrong or was already used.',
  'auth.secondFactorMissing': 'Set up two-factor sign-in first',
  'auth.secondFactorNeeded':
    'Your agency or the platform requires two-factor sign-in. Replace the app in place of turning it off',
  'auth.notYourPassword': 'The password is not correct.',
  'auth.setupGone': 'The setup has expired. Start it again.',
  'auth.noSecondFactor': 'Two-factor sign-in is already off.',
  'auth.secondFactorOn': 'Two-factor sign-in is on.',
  'auth.secondFactorOff': 'Two-factor sign-in is off.',
  'auth.recoveryCodesRenewed': 'Your new recovery codes are ready. Earlier codes no longer work.',
} as const;
