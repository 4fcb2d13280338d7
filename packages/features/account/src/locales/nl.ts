import type { AccountMessages } from './en';

const messages: AccountMessages = {
  title: 'Inloggen',
  heading: 'Log in op uw portaal',
  intro: 'Eén inlog voor adviseurs, klanten en beheerders.',
  email: 'E-mail',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  reset: 'Wachtwoord opnieuw instellen',
  newAgency: 'Nieuw kantoor?',
  signUp: 'Account aanmaken',
  resend: 'E-mail opnieuw verzenden',
  ended: 'Uw sessie is beëindigd. Log opnieuw in om verder te gaan waar u was.',
  'secondFactor.back': 'Terug naar inloggen',
  'secondFactor.heading': 'Voer uw code in',
  'secondFactor.intro': 'Open uw authenticator-app en voer de zes cijfers voor Fairlead in.',
  'secondFactor.code': 'Zescijferige code',
  'secondFactor.codeHint': 'De code verandert elke 30 seconden.',
  'secondFactor.codeRequired': 'Voer alle zes cijfers in',
  'secondFactor.useRecovery': 'Herstelcode gebruiken',
  'secondFactor.useApp': 'App gebruiken',
  'secondFactor.recoveryHeading': 'Voer een herstelcode in',
  'secondFactor.recoveryIntro': 'Elke herstelcode werkt één keer.',
  'secondFactor.recoveryCode': 'Herstelcode',
  'secondFactor.recoveryRequired': 'Voer een herstelcode in',
  'secondFactor.codesLeft_one': 'Nog {{count}} code',
  'secondFactor.codesLeft_other': 'Nog {{count}} codes',
  'secondFactor.lost': 'Telefoon kwijt?',
  'secondFactor.lostText':
    'Log in met een van de herstelcodes die u hebt bewaard. Hebt u er geen, neem dan contact op met de ondersteuning van uw portaal. Zij kan inloggen met twee factoren voor uw account uitschakelen.',
};
export default messages;
