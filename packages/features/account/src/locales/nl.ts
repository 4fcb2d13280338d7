import type { AccountMessages } from './en';

const words: AccountMessages = {
  title: 'Inloggen',
  heading: 'Log in op uw portaal',
  intro: 'Agenten, klanten en beheerders gaan door dezelfde deur.',
  email: 'E-mail',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  reset: 'Wachtwoord vergeten',
  newAgency: 'Nieuw kantoor?',
  signUp: 'Account maken',
  resend: 'Mail opnieuw sturen',
  ended: 'Uw sessie is beëindigd. Log opnieuw in om verder te gaan waar u was.',
};
export default words;
