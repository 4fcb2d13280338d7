import type { en } from './en.ts';

export const nl: Record<keyof typeof en, string> = {
  'auth.secondFactorRequired': 'Bevestig het inloggen met uw authenticator-app of een passkey.',
  'auth.challengeGone': 'Deze inlogpoging is verlopen. Log opnieuw in.',
  'auth.wrongCode': 'Onjuiste code. Probeer de volgende.',
  'auth.wrongRecoveryCode': 'Deze herstelcode is onjuist of al gebruikt.',
  'auth.secondFactorMissing': 'Stel eerst inloggen met twee factoren in',
  'auth.secondFactorNeeded':
    'Uw kantoor of het platform vereist inloggen met twee factoren. Stel een andere app of passkey in voordat u de laatste verwijdert',
  'auth.notYourPassword': 'Het wachtwoord is niet juist.',
  'auth.setupGone': 'De instelling is verlopen. Begin opnieuw.',
  'auth.noSecondFactor': 'Inloggen met twee factoren is al uitgeschakeld.',
  'auth.secondFactorOn': 'Inloggen met twee factoren is ingeschakeld.',
  'auth.secondFactorOff': 'Inloggen met twee factoren is uitgeschakeld.',
  'auth.recoveryCodesRenewed': 'Uw nieuwe herstelcodes zijn klaar. Eerdere codes werken niet meer.',
  'auth.authenticatorRemoved': 'De authenticator-app is verwijderd.',
  'auth.wrongPasskey': 'De passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
  'auth.noPasskey': 'Dit account heeft geen passkey die hier werkt.',
  'auth.passkeysNeedDomain': 'Voor passkeys moet het adres van het portaal een domeinnaam hebben.',
  'auth.tooManyPasskeys': 'U hebt het maximale aantal passkeys. Verwijder er eerst een.',
  'auth.passkeyAdded': 'De passkey is toegevoegd.',
  'auth.passkeyRenamed': 'De naam van de passkey is gewijzigd.',
  'auth.passkeyRemoved': 'De passkey is verwijderd.',
  'passkey.notFound': 'Deze passkey is al verwijderd.',
};
