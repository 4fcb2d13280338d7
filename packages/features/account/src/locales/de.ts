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
};
export default messages;
