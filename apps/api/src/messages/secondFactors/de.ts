import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'auth.secondFactorRequired': 'Geben Sie den Code Ihrer Authenticator-App ein.',
  'auth.challengeGone': 'Diese Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  'auth.wrongCode': 'Falscher Code. Versuchen Sie den nächsten.',
  'auth.wrongRecoveryCode': 'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet.',
  'auth.secondFactorMissing': 'Richten Sie zuerst die Zwei-Faktor-Anmeldung ein',
  'auth.secondFactorNeeded':
    'Ihre Agentur oder die Plattform verlangt die Zwei-Faktor-Anmeldung. Ersetzen Sie die App, statt sie auszuschalten',
  'auth.notYourPassword': 'Das Passwort ist nicht richtig.',
  'auth.setupGone': 'Die Einrichtung ist abgelaufen. Beginnen Sie erneut.',
  'auth.noSecondFactor': 'Die Zwei-Faktor-Anmeldung ist bereits ausgeschaltet.',
  'auth.secondFactorOn': 'Die Zwei-Faktor-Anmeldung ist eingeschaltet.',
  'auth.secondFactorOff': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',
  'auth.recoveryCodesRenewed':
    'Ihre neuen Wiederherstellungscodes sind bereit. Frühere Codes funktionieren nicht mehr.',
};
