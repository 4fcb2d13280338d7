import type { en } from './en.ts';

export const nl: Record<keyof typeof en, string> = {
  'auth.secondFactorRequired': 'Voer de code van uw authenticator-app in.',
  'auth.challengeGone': 'Deze inlogpoging is verlopen. Log opnieuw in.',
  'auth.wrongCode': 'Onjuiste code. Probeer de volgende.',
  'auth.wrongRecoveryCode': 'Deze herstelcode is onjuist of al gebruikt.',
  'auth.secondFactorMissing': 'Stel eerst inloggen met twee factoren in',
  'auth.secondFactorNeeded':
    'Uw kantoor of het platform vereist inloggen met twee factoren. Vervang de app in plaats van die uit te schakelen',
  'auth.notYourPassword': 'Het wachtwoord is niet juist.',
  'auth.setupGone': 'De instelling is verlopen. Begin opnieuw.',
  'auth.noSecondFactor': 'Inloggen met twee factoren is al uitgeschakeld.',
  'auth.secondFactorOn': 'Inloggen met twee factoren is ingeschakeld.',
  'auth.secondFactorOff': 'Inloggen met twee factoren is uitgeschakeld.',
  'auth.recoveryCodesRenewed': 'Uw nieuwe herstelcodes zijn klaar. Eerdere codes werken niet meer.',
};
