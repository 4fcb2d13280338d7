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
};
export default messages;
