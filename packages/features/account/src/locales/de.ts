import type { AccountMessages } from './en';

const messages: AccountMessages = {
  title: 'Anmelden',
  heading: 'Melden Sie sich an Ihrem Portal an',
  intro: 'Eine Anmeldung für Vermittler, Kunden und Administratoren.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  reset: 'Passwort zurücksetzen',
  newAgency: 'Neue Agentur?',
  signUp: 'Konto anlegen',
  resend: 'E-Mail erneut senden',
  ended: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren.',
  'secondFactor.back': 'Zurück zur Anmeldung',
  'secondFactor.heading': 'Geben Sie Ihren Code ein',
  'secondFactor.intro': 'Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern für Fairlead ein.',
  'secondFactor.code': 'Sechsstelliger Code',
  'secondFactor.codeHint': 'Der Code wechselt alle 30 Sekunden.',
  'secondFactor.codeRequired': 'Geben Sie alle sechs Ziffern ein',
  'secondFactor.useRecovery': 'Wiederherstellungscode',
  'secondFactor.useApp': 'App verwenden',
  'secondFactor.recoveryHeading': 'Geben Sie einen Wiederherstellungscode ein',
  'secondFactor.recoveryIntro': 'Jeder Wiederherstellungscode funktioniert einmal.',
  'secondFactor.recoveryCode': 'Wiederherstellungscode',
  'secondFactor.recoveryRequired': 'Geben Sie einen Wiederherstellungscode ein',
  'secondFactor.codesLeft_one': 'Noch {{count}} Code',
  'secondFactor.codesLeft_other': 'Noch {{count}} Codes',
  'secondFactor.lost': 'Telefon verloren?',
  'secondFactor.lostText':
    'Melden Sie sich mit einem Ihrer gespeicherten Wiederherstellungscodes an. Wenn Sie keinen haben, wenden Sie sich an den Support Ihres Portals. Er kann die Zwei-Faktor-Anmeldung für Ihr Konto ausschalten.',
  'passkey.heading': 'Verwenden Sie Ihren Passkey',
  'passkey.intro': 'Folgen Sie den Schritten Ihres Browsers, um zu bestätigen, dass Sie es sind.',
  'passkey.use': 'Passkey verwenden',
  'passkey.again': 'Noch einmal versuchen',
  'passkey.cancelled':
    'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  'passkey.unsupported':
    'Dieser Browser unterstützt keine Passkeys. Melden Sie sich anders an, oder verwenden Sie einen anderen Browser.',
  'passkey.elsewhere':
    'Ihre Passkeys funktionieren nur unter {{domain}}. Öffnen Sie das Portal dort, oder melden Sie sich anders an.',
  'passkey.lost': 'Passkey verloren?',
};
export default messages;
