import type { AccountMessages } from './en';

const words: AccountMessages = {
  title: 'Anmelden',
  heading: 'Melden Sie sich an Ihrem Portal an',
  intro: 'Agenten, Kunden und Administratoren nehmen dieselbe Tür.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  reset: 'Passwort zurücksetzen',
  newAgency: 'Neue Agentur?',
  signUp: 'Konto anlegen',
  resend: 'E-Mail erneut senden',
  ended: 'Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
};
export default words;
