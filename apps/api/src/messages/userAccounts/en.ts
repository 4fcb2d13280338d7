/** Messages about the accounts of other people. */
export const en = {
  'userAccount.notFound': 'This account no longer exists',
  'userAccount.own': 'This is your own account. Use Security in your profile.',
  'userAccount.forbidden': 'You cannot control this account.',
  'userAccount.beyondOwn': 'This admin has privileges that you do not have.',
  'userAccount.noSecondFactor': 'This person does not use two-factor sign-in.',
  'userAccount.sessionsEnded': 'All sessions of this person were ended.',
  'userAccount.secondFactorReset': 'Two-factor sign-in was reset. The person gets a mail.',
  'userAccount.disabled': 'The account was disabled.',
  'userAccount.enabled': 'The account was enabled.',
} as const;
