import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'auth.secondFactorRequired': 'Bestätigen Sie die Anmeldung mit Ihrer Authenticator-App oder einem Passkey.',
  'auth.challengeGone': 'Diese Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  'auth.wrongCode': 'Falscher Code. Versuchen Sie den nächsten.',
  'auth.wrongRecoveryCode': 'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet.',
  'auth.secondFactorMissing': 'Richten Sie zuerst die Zwei-Faktor-Anmeldung ein',
  'auth.secondFactorNeeded':
    'Ihre Agentur oder die Plattform verlangt die Zwei-Faktor-Anmeldung. Richten Sie eine andere App oder einen anderen Passkey ein, bevor Sie den letzten Faktor entfernen',
  'auth.notYourPassword': 'Das Passwort ist nicht richtig.',
  'auth.setupGone': 'Die Einrichtung ist abgelaufen. Beginnen Sie erneut.',
  'auth.noSecondFactor': 'Die Zwei-Faktor-Anmeldung ist bereits ausgeschaltet.',
  'auth.secondFactorOn': 'Die Zwei-Faktor-Anmeldung ist eingeschaltet.',
  'auth.secondFactorOff': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',
  'auth.recoveryCodesRenewed':
    'Ihre neuen Wiederherstellungscodes sind bereit. Frühere Codes funktionieren nicht mehr.',
  'auth.authenticatorRemoved': 'Die Authenticator-App wurde entfernt.',
  'auth.wrongPasskey': 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  'auth.noPasskey': 'Dieses Konto hat keinen Passkey, der hier funktioniert.',
  'auth.passkeysNeedDomain': 'Für Passkeys muss die Adresse des Portals einen Domainnamen haben.',
  'auth.tooManyPasskeys': 'Sie haben die höchste Anzahl an Passkeys. Entfernen Sie zuerst einen.',
  'auth.passkeyAdded': 'Der Passkey wurde hinzugefügt.',
  'auth.passkeyRenamed': 'Der Passkey wurde umbenannt.',
  'auth.passkeyRemoved': 'Der Passkey wurde entfernt.',
  'passkey.notFound': 'Dieser Passkey wurde bereits entfernt.',
};
